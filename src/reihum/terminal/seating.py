"""The players in a terminal: the person first, then the bots."""

from itertools import cycle
from random import SystemRandom

from reihum import bots
from reihum.game import AnyGame, BadSetup
from reihum.match import MOST_ROUNDS
from reihum.record import Player
from reihum.texts import Texts

LONGEST_NAME = 40
USUAL_PLAYERS = 4


def new_seed() -> int:
    """A seed, if none is given."""
    return SystemRandom().getrandbits(32)


def usual_players(game: AnyGame) -> int:
    """The number of players, if none is given."""
    return min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])


def sit_down(
    game: AnyGame, name: str | None, bot_names: str, players: int, texts: Texts
) -> tuple[Player, ...]:
    """The person and the bots, one kind for all or one for each; raises ``BadSetup``."""
    person = texts("guest") if name is None else _checked(name)
    kinds = [bots.find(kind.strip(), game.name).name for kind in bot_names.split(",")]
    if len(kinds) not in (1, players - 1):
        raise BadSetup("bots", bots=len(kinds), others=players - 1)
    names = [other for other in texts("bot-names").split() if other != person]
    others = map(Player, names[: players - 1], cycle(kinds))
    return (Player(person), *others)


def read_rounds(text: str) -> int | None:
    """A number of rounds; ``None`` for "match": as many as the game is usually played."""
    if text == "match":
        return None
    if text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_ROUNDS)):
        return int(text)
    raise BadSetup("rounds", rounds=text, most=MOST_ROUNDS)


def _checked(name: str) -> str:
    name = name.strip()
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadSetup("name", most=LONGEST_NAME)
    return name
