"""The wire protocol as JSON Schema and as TypeScript.

``uv run python -m reihum.server.wire.protocol .`` writes ``docs/protocol.schema.json`` and
``web/src/protocol.ts`` into this checkout.

Where a struct has ``Any``, because a table plays any game, the schema has the types of the games. The server
sends all fields, and clients may leave out those with a default. So types that go both ways are there twice,
as ``Settings`` and ``WantedSettings``.
"""

import sys
from collections.abc import Mapping, Sequence
from functools import partial, reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from reihum import game_info, record
from reihum.files import keep
from reihum.game import Action, AnyGame
from reihum.lessons.script import Lesson, LessonStep
from reihum.live.messages import AskWhyNot, FromClient, FromServer, Hint, Request, Update, Welcome
from reihum.live.requests import Address, Introduction, Listing, OpenedRecord
from reihum.match import Match, MatchView
from reihum.notation import alternatives
from reihum.registry import GAMES, family
from reihum.replay import Replay, ReplayStep
from reihum.review.review import Mistake, Review
from reihum.server.http.responses import Problem
from reihum.server.wire.json_schema import Schema, Schemas, any_of, ref
from reihum.server.wire.typescript import typescript
from reihum.table.commands import Act, AnyCommand, Phrase
from reihum.table.log import Person, Said, Settings
from reihum.table.table import Phase
from reihum.table.views import MenuEntry, ShownTableEvent, TableView

PARTS = ("Match", "MatchChanges", "Event", "Action", "NatureAction", "Options", "WantedOptions")
"""The types that each game has, as in ``ElferMatch``; ``GameMatch`` is that of any game."""
NAMES: Mapping[type, str] = {
    MatchView: "Match",
    game_info.GameInfo: "GameInfo",
    game_info.Option: "OptionInfo",
    game_info.Choice: "ChoiceInfo",
    record.Record: "MatchRecord",
    record.Entry: "RecordEntry",
    record.Player: "RecordPlayer",
}
"""Better names for some classes."""
SUFFIXES: Mapping[str | None, str] = {"command": "Command", "table_event": "TableEvent"}
"""Suffixes of names, by the tag field of the struct."""
SHARED = ("reihum.cards", "reihum.game", "reihum.match")
"""The modules of types that all games use."""
HOLES: Mapping[tuple[type, str], Schema] = {
    (Settings, "game"): ref("GameName"),
    (Settings, "options"): ref("GameWantedOptions"),
    (TableView, "match"): any_of(ref("GameMatch"), {"type": "null"}),
    (MenuEntry, "action"): ref("GameAction"),
    (Update, "events"): {"type": "array", "items": ref("AnyEvent")},
    (Update, "changes"): ref("TableChanges"),
    (Welcome, "history"): {"type": "array", "items": ref("GameEvent")},
    (Said, "phrase"): ref("Phrase"),
    (Request, "command"): ref("Command"),
    (AskWhyNot, "card"): ref("Card"),
    (Act, "action"): any_of(ref("GameAction"), {"type": "string"}),
    (Hint, "action"): ref("GameAction"),
    (Replay, "game"): ref("GameName"),
    (ReplayStep, "events"): {"type": "array", "items": ref("GameEvent")},
    (ReplayStep, "match"): ref("GameMatch"),
    (Review, "game"): ref("GameName"),
    (Mistake, "action"): ref("GameAction"),
    (Mistake, "better"): ref("GameAction"),
    (Lesson, "game"): ref("GameName"),
    (LessonStep, "expect"): any_of(ref("GameAction"), {"type": "null"}),
    (LessonStep, "events"): {"type": "array", "items": ref("GameEvent")},
    (game_info.GameInfo, "name"): ref("GameName"),
    (Listing, "game"): ref("GameName"),
    (record.Record, "game"): ref("GameName"),
    (record.Record, "options"): ref("GameOptions"),
    (record.Entry, "action"): any_of(ref("GameAction"), ref("GameNatureAction")),
}
"""The schemas of fields whose types say too little."""
SENT = {
    "FromServer": FromServer,
    "TableEvent": ShownTableEvent,
    "GameInfo": game_info.GameInfo,
    "Person": Person,
    "Address": Address,
    "Listing": Listing,
    "MatchRecord": record.Record,
    "Replay": Replay,
    "OpenedRecord": OpenedRecord,
    "Review": Review,
    "Lesson": Lesson,
    "Problem": Problem,
}
RECEIVED = {
    "FromClient": FromClient,
    "Command": AnyCommand,
    "WantedSettings": Settings,
    "Introduction": Introduction,
}
CHOICES = {"GameName": tuple(GAMES), "Phrase": get_args(Phrase), "Phase": get_args(Phase)}


def definitions() -> dict[str, Schema]:
    """Everything by its name."""
    found: dict[str, Schema] = {name: {"enum": list(values)} for name, values in CHOICES.items()}
    for part in PARTS:
        found[f"Game{part}"] = any_of(*(ref(_prefix(game) + part) for game in GAMES.values()))
    found["AnyEvent"] = any_of(ref("GameEvent"), ref("TableEvent"))
    sent = _schemas(found, "")
    for name, type_ in SENT.items():
        sent.define(name, type_)
    match_changes = any_of(ref("GameMatchChanges"), {"type": "null"})
    found["TableChanges"] = _changes(found["TableView"], match=match_changes)
    received = _schemas(found, "", sent=frozenset(found))
    for name, type_ in RECEIVED.items():
        received.define(name, type_)
    for game in GAMES.values():
        _define_game(found, game)
    return found


def _define_game(found: dict[str, Schema], game: AnyGame) -> None:
    prefix, match = _prefix(game), Match(game)
    sent = _schemas(found, prefix)
    sent.define(f"{prefix}Match", match.view_type)
    whole = found[f"{prefix}Match"]
    seen = whole["properties"]["round"]["$ref"].rpartition("/")[2]
    found[f"{seen}Changes"] = _changes(found[seen])
    found[f"{prefix}MatchChanges"] = _changes(whole, round=ref(f"{seen}Changes"))
    sent.define(f"{prefix}Event", match.event_type)
    sent.define(f"{prefix}Action", reduce(or_, _actions(game)))
    sent.define(f"{prefix}NatureAction", _shuffle_type(game))
    received = _schemas(found, prefix, sent=frozenset(found))
    received.define(f"{prefix}WantedOptions", game.options_type)


def _changes(whole: Schema, **parts: Schema) -> Schema:
    """Some fields of an object. Of these parts, there are again only some fields."""
    properties = {name: {**field, **parts.get(name, {})} for name, field in whole["properties"].items()}
    return {"type": "object", "properties": properties, "required": [], "additionalProperties": False}


def _shuffle_type(game: AnyGame) -> Any:
    return get_type_hints(game.shuffle)["return"]


def _actions(game: AnyGame) -> list[type[Action]]:
    """The actions of players."""
    by_nature = alternatives(_shuffle_type(game))
    return [action for action in alternatives(game.action_type) if action not in by_nature]


def _schemas(found: dict[str, Schema], prefix: str, *, sent: frozenset[str] | None = None) -> Schemas:
    """For messages of the server or, given the names of what it sends, for messages of clients."""
    choices = {frozenset(values): name for name, values in CHOICES.items()}
    name_of = partial(_name, prefix, sent or frozenset())
    return Schemas(found, name_of, HOLES, choices, has_all_fields=sent is None)


def _prefix(game: AnyGame) -> str:
    return game.name.capitalize()


def _name(prefix: str, sent: frozenset[str], kind: Any) -> str:
    """A unique name for the type."""
    type_: type = getattr(kind, "__origin__", kind)
    is_generic = kind is not type_
    of_game = prefix if is_generic or type_.__module__ not in SHARED else ""
    name = NAMES.get(type_, type_.__name__) + SUFFIXES.get(_tag_field(type_), "")
    is_wanted = of_game + name in sent and _has_defaults(type_)
    return of_game + ("Wanted" if is_wanted else "") + name


def _tag_field(type_: type) -> str | None:
    return type_.__struct_config__.tag_field if issubclass(type_, msgspec.Struct) else None


def _has_defaults(type_: type) -> bool:
    return issubclass(type_, msgspec.Struct) and any(
        not field.required for field in msgspec.structs.fields(type_)
    )


def texts() -> dict[str, Any]:
    """The keys of the messages for the events and actions of each game, by their tags."""
    return {
        game.name: {
            "event": _keys("event", alternatives(Match(game).event_type)),
            "action": _keys("action", _actions(game)),
        }
        for game in GAMES.values()
    }


def _keys(prefix: str, kinds: Sequence[type[msgspec.Struct]]) -> dict[str, str]:
    tags = {kind: str(kind.__struct_config__.tag) for kind in kinds}
    return {tag: f"{prefix}-{family(kind)}-{tag}" for kind, tag in tags.items()}


def schema() -> bytes:
    """The definitions as a JSON Schema."""
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions()}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def types() -> str:
    """The definitions as TypeScript."""
    games = {name: {part: _prefix(game) + part for part in PARTS} for name, game in GAMES.items()}
    return typescript(definitions(), games, texts())


def write(root: Path) -> None:
    """Writes both files into a checkout."""
    keep({root / "docs/protocol.schema.json": schema().decode(), root / "web/src/protocol.ts": types()})


if __name__ == "__main__":
    match sys.argv[1:]:
        case [root]:
            write(Path(root))
        case _:
            sys.exit(__doc__)
