"""Golden transcripts: whole games written down, one for each game and option set.

``python tests/support/golden.py`` writes those that are missing; delete one to have it written anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from game_settings import option_name, settings
from reihum import record
from reihum import testing as laws
from reihum.game import NATURE, Actor, AnyGame, Nature, Outcome, read_action, read_options
from reihum.match import Match, MatchOptions
from reihum.record import Entry, Player, Record
from reihum.registry import GAMES

FOLDER = Path(__file__).parents[1] / "golden"


def names() -> list[str]:
    """The transcripts there should be: an option set each, with the fewest players it allows."""
    return sorted({option_name(setting.game, setting.options) for setting in settings()})


def parse(text: str) -> Record:
    """A transcript read back, by its own notation."""
    head, options, *lines = text.splitlines()
    name, _, version, _, players, _, rounds, _, first = head.split()
    game = GAMES[name]
    entries = []
    outcome = None
    for line in lines:
        if line.startswith("outcome "):
            outcome = msgspec.json.decode(line.removeprefix("outcome "), type=Outcome)
        elif not line.startswith(" "):
            who, _, action = line.partition(": ")
            actor, _, at = who.partition(" @")
            by: Actor = NATURE if actor == Nature.NATURE.value else int(actor)
            entries.append(Entry(by, read_action(game, action), int(at or 0)))
    return Record(
        game=name,
        rules_version=int(version),
        players=tuple(Player(f"seat {seat}") for seat in range(int(players))),
        options=read_options(game, msgspec.json.decode(options.removeprefix("options "))),
        rounds=None if rounds == "match" else int(rounds),
        first=int(first),
        actions=tuple(entries),
        outcome=outcome,
    )


def main() -> None:
    for setting in settings():
        path = FOLDER / f"{option_name(setting.game, setting.options)}.txt"
        if not path.exists():
            path.write_text(_play(setting.game, setting.options, setting.seats))


def _play(game: AnyGame, options: object, seats: int) -> str:
    match = Match(game)
    match_options = MatchOptions(options)
    played = laws.play(match, match_options, seats, Random(11))
    players = tuple(Player(f"seat {seat}") for seat in range(seats))
    entries = tuple(Entry(*move) for move in played.moves)
    whole = msgspec.structs.replace(
        record.begin(game, players, match_options), actions=entries, outcome=match.outcome(played.states[-1])
    )
    return record.transcript(whole, game)


if __name__ == "__main__":
    main()
