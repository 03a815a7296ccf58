"""Help pages of the commands, and what is wrong with a command line, in the reader's language.

The command line library knows only English: it parses, and everything that people read is written here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from reihum.game import BadSetup
from reihum.texts import Texts

WORD = re.compile("[A-Z]{4,}")
"""A word that stands for a value: FILE, SEAT."""
NO_COMMAND = re.compile(r"No such command '(.*?)'\.")
LEFT_OVER = re.compile(r"extra argument\(s\) \((.*)\)")
NUMBERS = ("int", "float")


class Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write(self, ctx, formatter)


class Commands(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write(self, ctx, formatter)


def in_words(values: str, texts: Texts) -> str:
    """What stands for a value, as "FILE.html", in the reader's language."""
    return WORD.sub(lambda word: texts(f"usage-{word[0].lower()}"), values)


def complaint(error: typer.TyperException) -> BadSetup:
    """What is wrong with a command line."""
    flag, param = getattr(error, "option_name", None), getattr(error, "param", None)
    if param is not None:
        return _complaint_of(param, error)
    if flag is not None:
        return _complaint_of_flag(str(flag), error.message)
    if unknown := NO_COMMAND.search(error.message):
        return BadSetup("no-such-command", said=unknown[1])
    if left_over := LEFT_OVER.search(error.message):
        return BadSetup("left-over", said=left_over[1])
    return BadSetup("command")


def _complaint_of(param: Any, error: Exception) -> BadSetup:
    """Its value is missing, or is not what it can be."""
    (found, *_) = getattr(error.__cause__, "errors", list)() or [None]
    if found is None:
        return BadSetup("no-value", flag=_name(param))
    is_number = found["type"].startswith(NUMBERS) or param.min is not None
    kind = "any" if not is_number else "number" if param.max is None else "range"
    value, least, most = map(str, (found["input"], param.min, param.max))
    return BadSetup("flag-value", flag=_name(param), value=value, kind=kind, least=least, most=most)


def _complaint_of_flag(flag: str, message: str) -> BadSetup:
    if "requires" in message:
        return BadSetup("no-value", flag=flag)
    if "does not take" in message:
        return BadSetup("needless-value", flag=flag)
    return BadSetup("no-such-flag", flag=flag)


def _name(param: Any) -> str:
    return str(param.metavar if param.param_type_name == "argument" else param.opts[0])


def _write(command: Any, context: Any, formatter: Any) -> None:
    texts: Texts = context.obj
    params = command.get_params(context)
    arguments, flags = (
        [param for param in params if param.param_type_name == kind] for kind in ("argument", "option")
    )
    usage = " ".join((texts("usage-flags"), *map(_name, arguments), *_next(command, texts)))
    formatter.write_usage(context.command_path, usage, texts("usage"))
    _paragraph(command.help, formatter)
    _table("usage-arguments", [(_name(param), param.help) for param in arguments], formatter, texts)
    _table("usage-options", [_row(flag, texts) for flag in flags], formatter, texts)
    _table("usage-commands", list(_commands(command, context)), formatter, texts)
    _paragraph(command.epilog, formatter)


def _next(command: Any, texts: Texts) -> Iterator[str]:
    if isinstance(command, TyperGroup):
        yield in_words(command.subcommand_metavar, texts)


def _paragraph(text: str, formatter: Any) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text)


def _table(heading: str, rows: list[tuple[str, str]], formatter: Any, texts: Texts) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write(texts(heading) + "\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def _commands(command: Any, context: Any) -> Iterator[tuple[str, str]]:
    if isinstance(command, TyperGroup):
        for name in command.list_commands(context):
            found: Any = command.get_command(context, name)
            yield name, found.help


def _row(flag: Any, texts: Texts) -> tuple[str, str]:
    """A flag with what follows it; what it means, and what holds without it."""
    names = " / ".join((*flag.opts, *flag.secondary_opts))
    name = names if flag.is_flag or not flag.metavar else f"{names} {flag.metavar}"
    text = texts("usage-help") if flag.name == "help" else flag.help
    more = texts("separator-groups").join(_more(flag, texts))
    return name, f"{text}  [{more}]" if more else text


def _more(flag: Any, texts: Texts) -> Iterator[str]:
    if flag.envvar:
        yield texts("usage-variable", name=flag.envvar)
    if flag.secondary_opts:
        yield texts("usage-default", default=(flag.opts if flag.default else flag.secondary_opts)[0])
    elif flag.default is not None and not flag.is_flag:
        yield texts("usage-default", default=str(flag.default))
    if flag.max is not None:
        yield texts("usage-range", least=str(flag.min), most=str(flag.max))
