"""What is typed after ``reihum``: arguments and flags, read as the parameters of a function.

A parameter is declared with its type: ``seed: Annotated[int, Flag(help="help-seed", metavar="N")] = 0``.
Whatever does not fit is refused with ``BadSetup``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import Parameter as Declared
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, get_args, get_origin

from reihum.game import BadSetup
from reihum.notation import alternatives
from reihum.texts import Texts

HELP = "--help"
WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,100}")
WORD = re.compile("[A-Z]{4,}")
"""A word that stands for a value: FILE, SEAT."""
NO_LIMIT: Final = float("inf")

Run: TypeAlias = Callable[..., None]
"""What a command does. Its first parameter is the reader's ``Texts``; it may have others without a flag."""


class Flag(NamedTuple):
    """An option, as it is declared. ``help`` is the key of a message."""

    help: str
    metavar: str = ""
    name: str = ""
    """What is typed, if that is not the parameter's name."""
    variable: str | None = None
    """The environment variable that is asked where nothing is typed."""
    least: float = -NO_LIMIT
    most: float = NO_LIMIT


class Argument(NamedTuple):
    """A value without a name, as it is declared."""

    help: str
    metavar: str


class Parameter(NamedTuple):
    """An argument or a flag in the reader's language."""

    parameter: str
    kind: Any
    """``bool`` for a flag that stands alone, else the type of its value."""
    help: str
    metavar: str
    default: Any = None
    names: tuple[str, ...] = ()
    """As typed. None: it is an argument."""
    opposite: str | None = None
    """What is typed to say no."""
    variable: str | None = None
    least: float = -NO_LIMIT
    most: float = NO_LIMIT
    is_required: bool = False

    @property
    def name(self) -> str:
        """What a complaint calls it."""
        return self.names[0] if self.names else self.metavar

    def read(self, said: str) -> Any:
        """The value that is meant; raises ``BadSetup``."""
        try:
            value = _convert(said, self.kind)
        except ValueError:
            raise self._unfit(said) from None
        if isinstance(value, int | float) and not self.least <= value <= self.most:
            raise self._unfit(said)
        return value

    def _unfit(self, said: str) -> BadSetup:
        is_number = self.kind in (int, float)
        kind = "any" if not is_number else "number" if self.most == NO_LIMIT else "range"
        limits = {"least": str(self.least), "most": str(self.most)}
        return BadSetup("flag-value", flag=self.name, value=said, kind=kind, **limits)


def _convert(said: str, kind: Any) -> Any:
    if get_origin(kind) is Literal:
        if said not in get_args(kind):
            raise ValueError
        return said
    if kind is int and not WHOLE_NUMBER.fullmatch(said):
        raise ValueError
    if kind is Path and "\0" in said:
        raise ValueError
    return kind(said)


def parameters(run: Run, texts: Texts) -> list[Parameter]:
    """The arguments and flags of a function."""
    declared = signature(run, eval_str=True).parameters.values()
    return [_parameter(each, texts) for each in declared if get_origin(each.annotation) is Annotated]


def _parameter(declared: Declared, texts: Texts) -> Parameter:
    hint, said = get_args(declared.annotation)
    (kind,) = (kind for kind in alternatives(hint) if kind is not type(None))
    is_required = declared.default is Declared.empty
    shown = texts(said.help), in_words(said.metavar, texts)
    default = None if is_required else declared.default
    if isinstance(said, Argument):
        return Parameter(declared.name, kind, *shown, default, is_required=is_required)
    name = said.name or f"--{declared.name.replace('_', '-')}"
    limits = said.variable, said.least, said.most
    return Parameter(declared.name, kind, *shown, default, (name,), None, *limits)


def in_words(values: str, texts: Texts) -> str:
    """What stands for a value, as "FILE.html", in the reader's language."""
    return WORD.sub(lambda word: texts(f"usage-{word[0].lower()}"), values)


def read(
    line: Sequence[str], known: Sequence[Parameter], environment: Mapping[str, str]
) -> dict[str, Any] | None:
    """A value for each parameter; ``None`` if help is asked for. Raises ``BadSetup``."""
    found, others = _split(line, known)
    if found is None:
        return None
    places = [each for each in known if not each.names]
    if others[len(places) :]:
        raise BadSetup("left-over", said=" ".join(others[len(places) :]))
    for place, said in zip(places, others, strict=False):
        found[place.parameter] = place.read(said)
    for each in known:
        if each.parameter not in found:
            found[each.parameter] = _unsaid(each, environment)
    return found


def _unsaid(each: Parameter, environment: Mapping[str, str]) -> Any:
    if each.variable and (said := environment.get(each.variable)):
        return each.read(said)
    if each.is_required:
        raise BadSetup("no-value", flag=each.name)
    return each.default


def _split(line: Sequence[str], known: Sequence[Parameter]) -> tuple[dict[str, Any] | None, list[str]]:
    """The flags by parameter, ``None`` if help is asked for; and the arguments."""
    flags = {name: each for each in known for name in (*each.names, *filter(None, (each.opposite,)))}
    found: dict[str, Any] = {}
    others: list[str] = []
    is_help = False
    words = iter(line)
    for word in words:
        if word == "--":
            others += words
        elif word == HELP:
            is_help = True
        elif word.startswith("-") and word != "-":
            each, value = _flag(word, flags, words)
            found[each.parameter] = value
        else:
            others.append(word)
    return (None if is_help else found), others


def _flag(word: str, flags: Mapping[str, Parameter], words: Iterator[str]) -> tuple[Parameter, Any]:
    name, is_joined, joined = word.partition("=")
    if name not in flags:
        raise BadSetup("no-such-flag", flag=name)
    flag = flags[name]
    if flag.kind is bool:
        if is_joined:
            raise BadSetup("needless-value", flag=name)
        return flag, name != flag.opposite
    said = joined if is_joined else next(words, None)
    if said is None:
        raise BadSetup("no-value", flag=name)
    return flag, flag.read(said)
