"""The texts of events, moves and refusals in Python: the browser has to say the same.

``uv run --group test python tests/support/python_texts.py > web/tests/python_texts.json`` writes it down.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from game_settings import settings
from reihum import testing as laws
from reihum.game import AnyGame, IllegalAction, Refused, Value, explain
from reihum.texts import LANGUAGES, Texts, find

NAMES = ("red", "Ben", "pause", "David", "Emma", "Felix")
"""Two of them look like something else."""
SAID = (
    IllegalAction("rounds", most=123_456, rounds=0),
    IllegalAction("unknown-words", words="x" * 600),
    IllegalAction("seat-taken", seat=2),
)


class Told(Value, frozen=True):
    game: str
    you: int | None
    kind: str
    what: Any
    texts: dict[str, str]


def told() -> list[Told]:
    """Everything that games can say, once for each chair and for each way to say it."""
    found: dict[Any, Told] = {}
    for key, one in _all():
        found.setdefault(key, one)
    return list(found.values())


def _all() -> Iterator[tuple[Any, Told]]:
    for setting in {setting[0].name: setting for setting in settings()}.values():
        played = laws.play(*setting, Random(11))
        for step in played.steps:
            for event in step.events:
                yield from _events(played.game, event)
        for state in played.states[:40]:
            yield from _choices(played.game, state)
    for refused in SAID:
        yield (
            refused,
            _told("", None, "refusal", _refusal(refused), lambda texts, said=refused: texts.refusal(said)),
        )


def _events(game: AnyGame, event: Any) -> Iterator[tuple[Any, Told]]:
    for chair in (0, None):
        shown = game.show(event, chair)
        if shown is not None:
            key = (game.name, type(shown), chair, getattr(shown, "seat", None) == 0)
            yield key, _told(game.name, chair, "event", shown, lambda texts, said=shown: texts.event(said))


def _choices(game: AnyGame, state: Any) -> Iterator[tuple[Any, Told]]:
    for action in game.legal_actions(state, 0):
        yield (
            (game.name, type(action)),
            _told(game.name, 0, "action", action, lambda texts, a=action: texts.action(a)),
        )
    for card in getattr(game.view(state, 0), "hand", ()):
        refused = explain(game, state, 0, card)
        if refused is not None:
            yield (
                (game.name, refused.code),
                _told(
                    game.name,
                    0,
                    "refusal",
                    _refusal(refused),
                    lambda texts, said=refused: texts.refusal(said),
                ),
            )


def _refusal(refused: Refused) -> Any:
    return {"code": refused.code, "rule": refused.rule, "details": refused.details}


def _told(game: str, you: int | None, kind: str, what: Any, say: Any) -> Told:
    texts = {language: say(_texts(language, you)) for language in LANGUAGES}
    return Told(game, you, kind, what, texts)


def _texts(language: str, you: int | None) -> Texts:
    return find(language).for_seat(NAMES, you)


def written() -> str:
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in told())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    print(written(), end="")
