"""Structs as JSON Schema, with their docstrings.

msgspec writes such schemas too. But it adds modules to the names of types that share a name, and it drops the
docstrings of fields.
"""

import ast
import inspect
import re
import sys
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import inspect as kinds

Schema: TypeAlias = dict[str, Any]


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def any_of(*schemas: Schema) -> Schema:
    return {"anyOf": list(schemas)}


class Schemas(NamedTuple):
    """Adds types to a set of definitions, which several objects may share."""

    definitions: dict[str, Schema]
    name_of: Callable[[type], str]
    """The name of a struct or an enum."""
    holes: Mapping[tuple[type, str], Schema]
    """The schemas of fields whose types say too little."""
    choices: Mapping[frozenset[str], str]
    """The names of sets of choices that have one."""
    has_all_fields: bool
    """The server sends all fields. Clients may leave out those with a default."""

    def of(self, type_: Any) -> Schema:
        """The schema of a type. Types with a name are defined, and the schema refers to them."""
        return self._schema(kinds.type_info(type_))

    def define(self, name: str, type_: Any) -> None:
        """Defines a type under this name, unless that is its name already."""
        schema = self.of(type_)
        if schema != ref(name):
            assert name not in self.definitions, f"{name} is two things"
            self.definitions[name] = schema

    def _schema(self, kind: kinds.Type) -> Schema:
        match kind:
            case kinds.AnyType():
                return {}
            case kinds.NoneType():
                return {"type": "null"}
            case kinds.BoolType():
                return {"type": "boolean"}
            case kinds.IntType():
                return _limited("integer", minimum=kind.ge, maximum=kind.le)
            case kinds.FloatType():
                return _limited("number", minimum=kind.ge, maximum=kind.le)
            case kinds.StrType():
                lengths = {"minLength": kind.min_length, "maxLength": kind.max_length}
                return _limited("string", **lengths, pattern=kind.pattern)
            case kinds.LiteralType():
                return self._literal(kind)
            case kinds.VarTupleType():
                return {"type": "array", "items": self._schema(kind.item_type)}
            case kinds.TupleType():
                parts = list(map(self._schema, kind.item_types))
                return {"type": "array", "prefixItems": parts, "items": False, "minItems": len(parts)}
            case kinds.DictType():
                return {"type": "object", "additionalProperties": self._schema(kind.value_type)}
            case kinds.UnionType():
                return any_of(*map(self._schema, kind.types))
            case kinds.EnumType():
                return self._enum(kind.cls)
            case kinds.StructType():
                return self._struct(kind)
            case _:
                raise TypeError(f"no schema for {kind!r}")

    def _literal(self, kind: kinds.LiteralType) -> Schema:
        name = self.choices.get(frozenset(map(str, kind.values)))
        return {"enum": list(kind.values)} if name is None else ref(name)

    def _enum(self, enum: type[Enum]) -> Schema:
        name = self.name_of(enum)
        self.definitions[name] = {**_described(_summary(enum)), "enum": [member.value for member in enum]}
        return ref(name)

    def _struct(self, kind: kinds.StructType) -> Schema:
        name = self.name_of(kind.cls)
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name] = self._object(kind)
        return ref(name)

    def _object(self, kind: kinds.StructType) -> Schema:
        struct = getattr(kind.cls, "__origin__", kind.cls)
        properties = {} if kind.tag_field is None else {kind.tag_field: {"const": kind.tag}}
        required = [*properties]
        has_all = self.has_all_fields and not struct.__struct_config__.omit_defaults
        docs = field_docs(struct)
        for field in kind.fields:
            properties[field.encode_name] = {
                **_described(docs.get(field.name, "")),
                **(self.holes.get((struct, field.name)) or self._schema(field.type)),
            }
            if has_all or field.required:
                required.append(field.encode_name)
        return {
            **_described(_summary(struct)),
            "type": "object",
            "properties": properties,
            "required": required,
            **({"additionalProperties": False} if kind.forbid_unknown_fields else {}),
        }


def _limited(type_: str, **limits: Any) -> Schema:
    return {"type": type_, **{name: limit for name, limit in limits.items() if limit is not None}}


def _described(text: str) -> Schema:
    return {"description": text} if text else {}


def _summary(kind: type) -> str:
    """The first paragraph of a docstring."""
    return _plain(inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0])


def field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The docstrings of the fields of a struct and of its bases."""
    docs: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            docs |= _docs_in(kind.__module__)[kind.__name__]
    return docs


@cache
def _docs_in(module: str) -> dict[str, dict[str, str]]:
    """The docstrings of the fields of all classes of a module."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: _docs_of(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _docs_of(node: ast.ClassDef) -> dict[str, str]:
    return {
        field.target.id: _plain(below.value.value)
        for field, below in pairwise(node.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        if isinstance(below.value.value, str)
    }


def _plain(text: str) -> str:
    """One line, with code between single backticks, and ``null`` for ``None``."""
    return re.sub(r"``(.+?)``", r"`\1`", " ".join(text.split())).replace("`None`", "`null`")
