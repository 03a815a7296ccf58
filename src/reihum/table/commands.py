"""The commands that people give at a table."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from reihum.fairness import Hex32, Seed
from reihum.game import Seat, kebab
from reihum.table.log import Settings

Phrase = Literal[
    "hello", "well-played", "thanks", "oops", "hurry", "one-moment", "good-game", "again", "laugh", "wow"
]
"""What can be said without writing: each is a message ``phrase-<name>``."""
MOST_LETTERS = 300
"""In what somebody writes."""


class Command(
    msgspec.Struct, frozen=True, tag_field="command", tag=kebab, forbid_unknown_fields=True, gc=False
):
    """Something that a person wants done at a table."""


class Sit(Command, frozen=True):
    seat: Seat | None = None
    """``None``: wherever there is room."""


class Stand(Command, frozen=True):
    pass


class SeatBot(Command, frozen=True):
    seat: Seat
    bot: str


class Unseat(Command, frozen=True):
    """The host sends a bot or a person away, before the match."""

    seat: Seat


class MakeHost(Command, frozen=True):
    seat: Seat
    """Where the person sits who is to be the host."""


class ChangeSettings(Command, frozen=True):
    settings: Settings


class GetReady(Command, frozen=True):
    seed: Seed = ""
    """The player's share in the shuffles of the coming round."""
    commitment: Hex32 | None = None
    """The commitment that the seed answers. If the table has another by now, nothing is done."""


class Act(Command, frozen=True):
    action: Any
    """As a struct or as text."""
    my_moves: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
    """How many of your own actions in this match you have seen, so that none is made twice."""


class Undo(Command, frozen=True):
    """Take back your last action, within the turn."""


class Propose(Command, frozen=True):
    """Ask everybody for a pause, or to take back your last move."""

    what: Literal["pause", "undo"]


class Agree(Command, frozen=True):
    pass


class Decline(Command, frozen=True):
    pass


class Resume(Command, frozen=True):
    pass


class PlayOn(Command, frozen=True):
    """Let the bot play for somebody whose time on a soft clock is up."""

    seat: Seat


class ComeBack(Command, frozen=True):
    """Take your seat back from the bot."""


class Say(Command, frozen=True):
    phrase: Phrase


class Write(Command, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_LETTERS)]


class PlayAgain(Command, frozen=True):
    pass


HostCommand: TypeAlias = ChangeSettings | SeatBot | Unseat | MakeHost
ProposalCommand: TypeAlias = Propose | Agree | Decline
SeatedCommand: TypeAlias = Stand | ComeBack | Undo | Resume | PlayOn | Say | Write
AnyCommand: TypeAlias = Sit | GetReady | Act | PlayAgain | HostCommand | ProposalCommand | SeatedCommand
