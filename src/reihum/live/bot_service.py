"""The bots that live tables need. ``reihum.server.workers`` runs them in processes of their own."""

from typing import Any, NamedTuple, Protocol

from reihum.bots.hints import Hint
from reihum.game import Seat
from reihum.live.client import Client
from reihum.live.room import Room
from reihum.table.live_race import is_race
from reihum.table.log import StoodIn
from reihum.table.table import Table


class Asker(NamedTuple):
    """The person whose share of computing time a bot uses."""

    address: str
    """The key of limits; the person again where addresses are not limited."""
    person: str


class Choice(NamedTuple):
    action: Any
    is_own: bool
    """Whether the bot chose it itself; otherwise the simple bot did."""


class BotService(Protocol):
    def pause(self) -> float:
        """How many seconds a bot takes for its next move."""

    def prepare(self, bot: str, game: str) -> None:
        """Lets a bot get ready for a game, without waiting for it."""

    async def choose(self, asker: Asker, bot: str, game: str, view: Any, menu: Any, history: Any) -> Choice:
        """The next action of a bot."""

    async def hint(self, asker: Asker, game: str, view: Any, menu: Any, history: Any) -> Hint:
        """A hint of the strongest bot that is ready."""


async def choose(bots: BotService, room: Room, table: Table, seat: Seat) -> Any:
    """The action of the bot at a seat. If the simple bot plays for it, the log says so once a round."""
    assert table.match is not None
    bot = table.chairs[seat].bot or table.settings.bot
    view = table.rules.view(table.match, seat).round
    menu = table.rules.legal_actions(table.match, seat)
    history = () if is_race(table) else table.history  # in a race nobody has time to remember
    choice = await bots.choose(asker_at(room), bot, table.settings.game, view, menu, history)
    if not choice.is_own:
        await room.do(lambda now: () if seat in now.stood_in else (StoodIn(seat),))
    return choice.action


def asker_of(client: Client) -> Asker:
    person = client.person_id or ""
    return Asker(client.origin or person, person)


def asker_at(room: Room) -> Asker:
    """The person for whom the bots of a table compute: the host, else a player, else an onlooker."""
    table = room.table

    def rank(client: Client) -> tuple[bool, bool]:
        person = client.person_id
        return person != table.host, person is None or table.seat_of(person) is None

    return asker_of(min(room.clients, key=rank)) if room.clients else Asker("", "")
