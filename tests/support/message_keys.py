"""The message keys of the Fluent files, and those that the source asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import reihum
from reihum.authoring.keys import option_keys, player_actions, struct_key
from reihum.bots import BOTS
from reihum.game import read_action
from reihum.lessons import SCRIPTS
from reihum.lessons.script import Try, Watch
from reihum.match import RoundEnded
from reihum.notation import alternatives
from reihum.registry import GAMES
from reihum.table.commands import Phrase
from reihum.table.log import BotSat
from reihum.table.views import ShownTableEvent
from reihum.texts import SEAT_FIELDS

SOURCE = Path(reihum.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
REFUSALS = (
    "IllegalAction",
    "NotAllowed",
    "StaleAction",
    "MalformedAction",
    "BadSetup",
    "BadRecord",
    "BadRequest",
    "refuse",
)
"""What makes a refusal out of a code."""
DERIVED = (
    "game-",
    "option-",
    "choice-",
    "action-",
    "event-",
    "outcome-",
    "table-event-",
    "phrase-",
    "bot-",
    "lesson-",
)
"""Messages that games and tables ask for by what they are made of."""


class Message(NamedTuple):
    variables: frozenset[str]
    references: frozenset[str]
    text: str
    """All that it may say, without what it is filled with."""


class Asked(NamedTuple):
    """A message that is asked for, by its full name."""

    key: str
    details: frozenset[str] | None
    """What it is given to be filled with; ``None`` where that is not written there."""
    where: str


def text_files(language: str) -> list[Path]:
    """All files with messages of a language: those for all games, and those of each game."""
    return sorted([*(SOURCE / "locales" / language).iterdir(), *SOURCE.glob(f"games/*/texts/{language}/*")])


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language; fails on one that is there twice or cannot be read."""
    found: dict[str, Message] = {}
    for path in text_files(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = _message(entry)
    return found


def _message(entry: ftl.Message) -> Message:
    seen = _Seen()
    seen.visit(entry)
    said = _Said()
    said.visit(entry)
    return Message(frozenset(seen.variables), frozenset(seen.references), " ".join(said.texts))


def leftovers(text: str, language: str) -> set[str]:
    """What of a text was not filled or not translated: English words that the language does not have."""
    english = vocabulary("en") - vocabulary(language) if language != "en" else set()
    keys = {key for key in re.findall(r"[a-z]+(?:-[a-z]+)+", text) if key in messages("en")}
    return set(words(text)) & english | {sign for sign in "{}$" if sign in text} | keys


@cache
def vocabulary(language: str) -> set[str]:
    """The words of a language's messages."""
    said = {key: message.text for key, message in messages(language).items() if key != "bot-names"}
    return {word for text in said.values() for word in words(text)}


def words(text: str) -> list[str]:
    return re.findall(r"(?<![\w-])[^\W\d_]{2,}(?![\w-])", text.lower())


class _Said(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


class _Seen(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def derived() -> Iterator[Asked]:
    """The messages that games and tables need for what they are made of."""
    for game in GAMES.values():
        yield from (_of_struct("action", action) for action in player_actions(game))
        yield from (_of_struct("event", event) for event in alternatives(game.event_type))
        for key in ("", "-about"):
            yield Asked(f"game-{game.name}{key}", frozenset(), game.name)
        for key in (*option_keys(game), *(f"outcome-{reason}" for reason in game.end_reasons)):
            yield Asked(key, frozenset(), game.name)
    yield Asked("outcome-match", frozenset(), "match")
    yield _of_struct("event", RoundEnded)
    for event in alternatives(ShownTableEvent):
        more = {"level"} if event is BotSat else set()
        yield Asked(f"table-event-{event.__struct_config__.tag}", _details(event) | more, event.__module__)
    yield from (Asked(f"phrase-{phrase}", frozenset(), "commands") for phrase in get_args(Phrase))
    yield from (Asked(f"bot-{bot}", frozenset(), "bots") for bot in BOTS)


def taught() -> Iterator[Asked]:
    """The messages that lessons say."""
    for game, script in SCRIPTS.items():
        for scene in script.scenes:
            if not isinstance(scene, Watch):
                move = read_action(GAMES[game], scene.move) if isinstance(scene, Try) else None
                details = frozenset() if move is None else frozenset(move.__struct_fields__)
                yield Asked(f"lesson-{game}-{scene.say}", details, f"lessons/{game}.py")


def _of_struct(prefix: str, struct: Any) -> Asked:
    return Asked(struct_key(prefix, struct), _details(struct), struct.__module__)


def _details(struct: Any) -> frozenset[str]:
    fields = struct.__struct_fields__
    return frozenset((*fields, *(f"{field}-is" for field in fields if field in SEAT_FIELDS)))


def asked() -> Iterator[Asked]:
    """The messages that the source asks for by name: texts, refusals and help."""
    for path, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield from _asked(node, f"{path.name}:{node.lineno}")


def _asked(call: ast.Call, where: str) -> Iterator[Asked]:
    for keyword in call.keywords:
        if keyword.arg == "help" and isinstance(keyword.value, ast.Constant):
            yield Asked(str(keyword.value.value), frozenset(), where)
    names = [keyword.arg for keyword in call.keywords]
    details = None if None in names else frozenset(map(str, names))
    if call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str):
        if _called(call) in REFUSALS:
            yield Asked(f"refused-{call.args[0].value}", details, where)
        elif _called(call) == "because":
            yield Asked(f"hint-{call.args[0].value}", details, where)
        elif _called(call) in ("texts", "_texts", "obj"):
            yield Asked(call.args[0].value, details, where)


def asked_by_browser() -> Iterator[Asked]:
    """The messages that the page asks for by name."""
    for key in re.findall(r'\bt\(\s*"([^"]+)"', _page()):
        yield Asked(key, None, "web")


def mentioned_by_browser(key: str) -> bool:
    """Whether the page has this text, or builds texts that begin like it."""
    if key.startswith(DERIVED):
        return False
    if key.startswith("refused-"):
        return f'code: "{key.removeprefix("refused-")}"' in _page()
    return f'"{key}"' in _page() or key.startswith(_prefixes_of_page())


@cache
def _prefixes_of_page() -> tuple[str, ...]:
    return tuple(re.findall(r"`((?:[a-z]+-)+)\$\{", _page()))


@cache
def _page() -> str:
    paths = (path for path in sorted(BROWSER.rglob("*")) if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text("utf-8") for path in paths)


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def mentioned(key: str) -> bool:
    """Whether the source has this text, or builds texts that begin like it."""
    constants, prefixes = _mentions()
    return key in constants or any(key.startswith(prefix) for prefix in prefixes)


@cache
def _mentions() -> tuple[set[str], set[str]]:
    constants: set[str] = set()
    prefixes: set[str] = set()
    for _, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                prefixes.add(str(node.values[0].value))
    return constants, {prefix for prefix in prefixes if re.fullmatch(r"([a-z]+-)+", prefix)}


@cache
def _trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]
