"""JSON Schema as TypeScript, for the page.

Types that depend on the game become generic: ``TableView<G>`` has the match and the menu of the game ``G``,
and ``TableView`` those of any game.
"""

import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from reihum.game import kebab
from reihum.server.wire.json_schema import Schema

Games: TypeAlias = Mapping[str, Mapping[str, str]]
"""The name of the definition, by game and part."""

GENERIC = "<G extends GameName = GameName>"
LINE = 100
HEAD = """\
/**
 * All that goes over the wire; docs/protocol.md explains it.
 *
 * Written by `uv run python -m reihum.server.wire.protocol .`: do not edit.
 */
"""
TEXTS = """\
/** The Fluent messages that tell the events of a game and name its actions, by tag. */
export const TEXTS: {
  readonly [G in GameName]: {
    readonly event: { readonly [tag: string]: string };
    readonly action: { readonly [tag: string]: string };
  };
}"""
FOOT = """\
/** Whether the table plays this game: then its match, menu and settings are those of this game. */
export function plays<G extends GameName>(view: TableView, game: G): view is TableView<G> {
  return view.settings.game === game;
}
"""


def typescript(definitions: Mapping[str, Schema], games: Games, texts: Schema) -> str:
    """The definitions as a module, and ``texts`` as a constant of it."""
    parts = frozenset(f"Game{part}" for parts in games.values() for part in parts)
    writer = _Writer(parts, _depending_on(parts, definitions))
    blocks = [writer.definition(name, schema) for name, schema in definitions.items()]
    return "\n".join((HEAD, *blocks, _games(games), f"{TEXTS} = {json.dumps(texts, indent=2)};\n", FOOT))


def _depending_on(parts: frozenset[str], definitions: Mapping[str, Schema]) -> frozenset[str]:
    """The parts, and the definitions that refer to one of them or to each other."""
    found = parts
    while more := {name for name, schema in definitions.items() if found & set(_refs(schema))} - found:
        found |= more
    return found


def _refs(schema: Any) -> Iterator[str]:
    match schema:
        case {"$ref": address}:
            yield _name(address)
        case dict():
            for part in schema.values():
                yield from _refs(part)
        case list():
            for part in schema:
                yield from _refs(part)


class _Writer:
    def __init__(self, parts: frozenset[str], generic: frozenset[str]) -> None:
        self._parts = parts
        self._generic = generic

    def definition(self, name: str, schema: Schema) -> str:
        return f"{_comment(schema)}{self._body(name, schema)}\n"

    def _body(self, name: str, schema: Schema) -> str:
        generic = GENERIC if name in self._generic else ""
        match schema:
            case _ if name in self._parts:
                return f'export type {name}{generic} = Games[G]["{name.removeprefix("Game")}"];'
            case {"enum": [_, _, *_] as values}:
                return _listed(name, values)
            case {"properties": properties, "required": required}:
                fields = (
                    self._field(field, kind, is_required=field in required, within=generic)
                    for field, kind in properties.items()
                )
                return "\n".join((f"export interface {name}{generic} {{", *fields, "}"))
            case {"anyOf": choices}:
                members = "".join(f"\n  | {self._type(choice, generic)}" for choice in choices)
                return f"export type {name}{generic} ={members};"
            case _:
                return f"export type {name}{generic} = {self._type(schema, generic)};"

    def _field(self, name: str, schema: Schema, *, is_required: bool, within: str) -> str:
        key = name if name.isidentifier() else json.dumps(name)
        optional = "" if is_required else "?"
        return f"{_comment(schema, '  ')}  readonly {key}{optional}: {self._type(schema, within)};"

    def _type(self, schema: Schema, within: str) -> str:
        match schema:
            case {"$ref": address}:
                return self._reference(_name(address), within)
            case {"anyOf": choices}:
                return " | ".join(self._type(choice, within) for choice in choices)
            case {"enum": values}:
                return " | ".join(map(json.dumps, values))
            case {"const": value}:
                return json.dumps(value)
            case {"prefixItems": parts}:
                return f"readonly [{', '.join(self._type(part, within) for part in parts)}]"
            case {"items": items}:
                item = self._type(items, within)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case {"additionalProperties": values}:
                return f"{{ readonly [name: string]: {self._type(values, within)} }}"
            case {"type": kind}:
                return "number" if kind == "integer" else str(kind)
            case _:
                return "unknown"

    def _reference(self, name: str, within: str) -> str:
        if name == "GameName" and within:
            return "G"
        return f"{name}<G>" if name in self._generic else name


def _name(address: str) -> str:
    return address.removeprefix("#/$defs/")


def _listed(name: str, values: Sequence[str]) -> str:
    """Choices as a constant and as a type."""
    plural = kebab(name).replace("-", "_").upper() + "S"
    lines = textwrap.fill(", ".join(map(json.dumps, values)), LINE, break_on_hyphens=False)
    return (
        f"export const {plural} = [\n{textwrap.indent(lines, '  ')},\n] as const;\n"
        f"export type {name} = (typeof {plural})[number];"
    )


def _comment(schema: Schema, indent: str = "") -> str:
    lines = textwrap.wrap(schema.get("description", ""), LINE)
    if len(lines) < 2:
        return "".join(f"{indent}/** {line} */\n" for line in lines)
    return "\n".join((f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */\n"))


def _games(games: Games) -> str:
    lines = ["/** What each game has of its own. */", "export interface Games {"]
    for game, parts in games.items():
        fields = (f"    readonly {part}: {name};" for part, name in parts.items())
        lines += [f"  readonly {game}: {{", *fields, "  };"]
    return "\n".join((*lines, "}\n"))
