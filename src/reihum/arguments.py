"""The arguments and flags after ``reihum``, read as the parameters of a function.

A parameter is declared with its type: ``seed: Annotated[int, Flag(help="help-seed", metavar="N")] = 0``.
``BadSetup`` is raised for everything that does not fit.
"""

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
    """The declaration of an option. ``help`` is the key of a message."""

    help: str
    metavar: str = ""
    name: str = ""
    """What is typed, if that is not the parameter's name."""
    variable: str | None = None
    """The environment variable for it, if nothing is typed."""
    least: float = -NO_LIMIT
    most: float = NO_LIMIT


class Argument(NamedTuple):
    """The declaration of a value without a name."""

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
        """The name in refusals."""
        return self.names[0] if self.names else self.metavar

    def read(self, text: str) -> Any:
        """The value of a text; raises ``BadSetup``."""
        try:
            value = _convert(text, self.kind)
        except ValueError:
            raise self._unfit(text) from None
        if isinstance(value, int | float) and not self.least <= value <= self.most:
            raise self._unfit(text)
        return value

    def _unfit(self, text: str) -> BadSetup:
        is_number = self.kind in (int, float)
        kind = "any" if not is_number else "number" if self.most == NO_LIMIT else "range"
        limits = {"least": str(self.least), "most": str(self.most)}
        return BadSetup("flag-value", flag=self.name, value=text, kind=kind, **limits)


def _convert(text: str, kind: Any) -> Any:
    if get_origin(kind) is Literal:
        if text not in get_args(kind):
            raise ValueError
        return text
    if kind is int and not WHOLE_NUMBER.fullmatch(text):
        raise ValueError
    if kind is Path and "\0" in text:
        raise ValueError
    return kind(text)


def parameters(run: Run, texts: Texts) -> list[Parameter]:
    """The arguments and flags of a function."""
    declared = signature(run, eval_str=True).parameters.values()
    return [_parameter(each, texts) for each in declared if get_origin(each.annotation) is Annotated]


def _parameter(declared: Declared, texts: Texts) -> Parameter:
    hint, flag = get_args(declared.annotation)
    (kind,) = (kind for kind in alternatives(hint) if kind is not type(None))
    is_required = declared.default is Declared.empty
    shown = texts(flag.help), in_words(flag.metavar, texts)
    default = None if is_required else declared.default
    if isinstance(flag, Argument):
        return Parameter(declared.name, kind, *shown, default, is_required=is_required)
    name = flag.name or f"--{declared.name.replace('_', '-')}"
    limits = flag.variable, flag.least, flag.most
    return Parameter(declared.name, kind, *shown, default, (name,), None, *limits)


def in_words(values: str, texts: Texts) -> str:
    """The placeholder of a value, such as "FILE.html", in the reader's language."""
    return WORD.sub(lambda word: texts(f"usage-{word[0].lower()}"), values)


def read(
    line: Sequence[str], known: Sequence[Parameter], environment: Mapping[str, str]
) -> dict[str, Any] | None:
    """A value for each parameter; ``None`` for ``--help``. Raises ``BadSetup``."""
    found, others = _split(line, known)
    if found is None:
        return None
    places = [each for each in known if not each.names]
    if others[len(places) :]:
        raise BadSetup("left-over", said=" ".join(others[len(places) :]))
    for place, text in zip(places, others, strict=False):
        found[place.parameter] = place.read(text)
    for each in known:
        if each.parameter not in found:
            found[each.parameter] = _unsaid(each, environment)
    return found


def _unsaid(each: Parameter, environment: Mapping[str, str]) -> Any:
    if each.variable and (text := environment.get(each.variable)):
        return each.read(text)
    if each.is_required:
        raise BadSetup("no-value", flag=each.name)
    return each.default


def _split(line: Sequence[str], known: Sequence[Parameter]) -> tuple[dict[str, Any] | None, list[str]]:
    """The flags by parameter, ``None`` for ``--help``; and the arguments."""
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
    text = joined if is_joined else next(words, None)
    if text is None:
        raise BadSetup("no-value", flag=name)
    return flag, flag.read(text)
