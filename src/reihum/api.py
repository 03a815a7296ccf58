"""What a script or a notebook wants first: ``play`` a match, ``simulate`` many rounds, compare bots in the
``arena`` (docs/api.md)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from reihum import bots, record
from reihum.bots import Bot
from reihum.game import Actor, MalformedAction, Step, check_setup, read_options
from reihum.match import Match, MatchOptions, RoundEnded
from reihum.playing import Playing, rngs
from reihum.record import Entry, Player, Record
from reihum.registry import find
from reihum.slow_start import if_slow

if TYPE_CHECKING:
    from reihum.lab.arena import arena as lab_arena
    from reihum.lab.simulation import simulate as lab

LOGGER = logging.getLogger("reihum")

Choose: TypeAlias = Callable[[Any, Sequence[Any]], Any]
"""Chooses from a menu, given what its seat sees."""
Seated: TypeAlias = str | Bot | Choose
"""Who plays: the name of a bot, a bot, or a function."""


class Function:
    """A bot that is a function."""

    def __init__(self, function: Choose) -> None:
        self.name = getattr(function, "__name__", type(function).__name__)
        self._function = function

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Any, history: Sequence[Any] = ()) -> Any:
        chosen = self._function(view, menu)
        if not isinstance(chosen, Struct):
            raise MalformedAction("malformed-action", problem=f"{self.name} returned {chosen!r}")
        return chosen


def play(
    game: str, players: Sequence[Seated], *, rounds: int | None = 1, seed: int = 0, **options: Any
) -> Record:
    """Plays a match and returns its record. The first player has seat 0.

    A player is the name of a bot, a bot, or a function of a view and a menu that returns an action. With
    ``rounds=None`` a whole match is played (G4). Other keywords are the options of the game.

    Raises ``BadSetup`` if the game cannot be played like this, ``IllegalAction`` if a player chooses an
    action that is not allowed, and ``MalformedAction`` if a function returns no action.
    """
    rules = find(game)
    seated = _bots(game, players)
    match, chosen = Match(rules), MatchOptions(read_options(rules, options), rounds)
    check_setup(match, chosen, len(seated))
    entries: list[Entry] = []
    random = rngs(seed, 0, len(seated))

    def note(actor: Actor, action: Any, step: Step[Any, Any]) -> None:
        nonlocal random
        entries.append(Entry(actor, action))
        if step.events and isinstance(step.events[-1], RoundEnded):
            random = rngs(seed, len(step.state.sheet), len(seated))
            playing.rng = random.nature

    playing = Playing(match, match.start(chosen, len(seated)), random.nature, on_step=note)
    while (seat := playing.next_seat()) is not None:
        view, menu = match.view(playing.state, seat).round, match.legal_actions(playing.state, seat)
        playing.apply(seat, seated[seat].choose(view, menu, random.bots[seat], playing.history))
    begun = record.begin(rules, tuple(Player(bot.name, bot.name) for bot in seated), chosen)
    return replace(begun, actions=tuple(entries), outcome=match.outcome(playing.state))


def simulate(
    game: str, players: Sequence[Seated], *, rounds: int = 1000, seed: int = 0, jobs: int = 1, **options: Any
) -> lab.Result:
    """Plays many single rounds and returns shares of wins, points and lengths, with intervals.

    Players are as in ``play``. With ``jobs`` above 1 several processes play; then a function among the
    players has to be defined in a module, because the other processes import it. Raises ``BadSetup``. Needs
    the extra ``lab``.
    """
    from reihum.lab.simulation import simulate as lab

    rules = find(game)
    plan = lab.plan(rules, read_options(rules, options), len(players), _bots(game, players), seed)
    with if_slow(_tell_of_compiling) as hurry:
        return lab.simulate(plan, rounds, jobs, lambda done: hurry())


def arena(
    game: str,
    bots: Sequence[Seated],
    *,
    players: int = 4,
    deals: int = 100,
    seed: int = 0,
    jobs: int = 1,
    until_decided: bool = False,
    **options: Any,
) -> lab_arena.Result:
    """Compares each two of these bots on the same deals, each of them alone among players of the other kind.

    Bots are as in ``play``, and also the names of reference bots and ``cmd:…``, as for ``reihum arena``. With
    ``until_decided`` a comparison ends as soon as it is clear which bot is better. Raises ``BadSetup``. Needs
    the extra ``lab``.
    """
    from reihum.lab.arena import arena as lab_arena

    rules = find(game)
    entrants = [bot if isinstance(bot, str) else _bot(game, bot) for bot in bots]
    plan = lab_arena.plan(rules, read_options(rules, options), players, entrants, seed)
    with if_slow(_tell_of_compiling) as hurry:
        return lab_arena.compete(
            plan, deals, jobs, until_decided=until_decided, on_progress=lambda done: hurry()
        )


def _tell_of_compiling() -> None:
    LOGGER.warning("Getting ready. The first time, the games are compiled, which takes about 20 seconds.")


def _bots(game: str, players: Sequence[Seated]) -> tuple[Bot, ...]:
    return tuple(_bot(game, player) for player in players)


def _bot(game: str, player: Seated) -> Bot:
    if isinstance(player, str):
        return bots.find(player, game)
    return Function(player) if callable(player) else player
