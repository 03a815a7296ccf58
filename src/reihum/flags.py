"""A command for each game, with the game's own options as flags, and help in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from inspect import Parameter, Signature, signature
from typing import Annotated, Any

import typer
from typer.main import get_command

from reihum import registry
from reihum.game import AnyGame, BadSetup, Options, read_options
from reihum.game_info import Option
from reihum.game_info import options as offered_options
from reihum.texts import LANGUAGES, Texts
from reihum.usage import Command, Commands, in_words

Run = Callable[..., None]
OPTION = re.compile(r"`\$\.([a-z-]+)`")
"""The option that is said to be wrong."""


def for_each_game(app: typer.Typer, name: str, without_a_game: Run | None = None) -> Callable[[Run], Run]:
    """Adds ``name GAME`` to the commands, with the message ``help-<name>`` as its help.

    The function is called with the game and its options as ``game`` and ``options``, beside the
    flags of its own. ``without_a_game`` is called when none is named; otherwise that is refused.
    """

    def begin(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            (without_a_game or _need_a_game)(context)

    def add(run: Run) -> Run:
        class GameCommands(Commands):
            def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
                return list(registry.GAMES)

            def get_command(self, ctx: typer.Context, cmd_name: str) -> Any:  # type: ignore[override]
                return _command(run, registry.find(cmd_name), ctx.obj)

        group = typer.Typer(
            cls=GameCommands, help=f"help-{name}", subcommand_metavar="GAME", rich_markup_mode=None
        )
        group.callback(invoke_without_command=True)(begin)
        app.add_typer(group, name=name)
        return run

    return add


def translate(command: Any, texts: Texts) -> None:
    """Puts messages in the place of their keys, in the help of a command, its flags and its commands."""
    command.help = texts(command.help)
    command.epilog = _epilog(texts)
    _translate_flags(command.params, texts)
    for subcommand in getattr(command, "commands", {}).values():
        translate(subcommand, texts)


def read_flags(game: AnyGame, given: Mapping[str, Any], texts: Texts) -> Options:
    """The game's options from flags; those that are ``None`` were not given. Raises ``BadSetup``."""
    chosen = {
        option.name: _read(option, given[option.name])
        for option in offered_options(game, texts)
        if given[option.name] is not None
    }
    try:
        options: Options = read_options(game, chosen, strict=False)
    except BadSetup as refused:
        name = OPTION.search(str(refused.details.get("problem")))
        if name is None:
            raise
        raise BadSetup(
            "flag-value", flag=f"--{name[1]}", value=given[name[1]], kind="any", least=None, most=None
        ) from None
    return options


def _need_a_game(context: typer.Context) -> None:
    raise BadSetup("no-game-named", games=", ".join(registry.GAMES))


def _command(run: Run, game: AnyGame, texts: Texts) -> Any:
    options = offered_options(game, texts)
    own = {
        name: parameter
        for name, parameter in signature(run, eval_str=True).parameters.items()
        if name not in ("game", "options")
    }

    def command(**given: Any) -> None:
        chosen = {option.name: given.pop(_identifier(option)) for option in options}
        run(game=game, options=read_flags(game, chosen, texts), **given)

    parameters = [*own.values(), *(_parameter(option, texts) for option in options)]
    command.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    about = texts(f"game-{game.name}-about")
    app.command(game.name, cls=Command, help=about, epilog=_epilog(texts))(command)
    built = get_command(app)
    _translate_flags([flag for flag in built.params if flag.name in own], texts)
    return built


def _translate_flags(flags: Iterable[Any], texts: Texts) -> None:
    for flag in flags:
        flag.help = texts(flag.help)
        flag.metavar = in_words(flag.metavar or "", texts)


def _epilog(texts: Texts) -> str:
    return texts("help-everywhere", languages=", ".join(LANGUAGES))


def _parameter(option: Option, texts: Texts) -> Parameter:
    declared = typer.Option(
        option.flags,
        help=_help(option, texts),
        metavar=in_words(option.values, texts) or None,
    )
    kind: Any = bool if option.kind == "flag" else str
    return Parameter(
        _identifier(option),
        Parameter.KEYWORD_ONLY,
        default=option.default if option.kind == "flag" else option.default_text,
        annotation=Annotated[kind | None, declared],
    )


def _help(option: Option, texts: Texts) -> str:
    """The option's label and what its choices mean, where their names do not say it already."""
    are_numbers = option.kind == "number"
    unclear = [choice for choice in option.choices if are_numbers or choice.value not in choice.label]
    each = (texts("usage-choice", value=choice.value, label=choice.label) for choice in unclear)
    meanings = texts("separator-groups").join(each)
    return f"{option.label}. {meanings}" if meanings else option.label


def _identifier(option: Option) -> str:
    return f"option_{option.name.replace('-', '_')}"


def _read(option: Option, value: Any) -> Any:
    if option.kind == "list":
        return [part.strip() for part in re.split("[;,]", value) if part.strip()]
    if option.choices and value not in {choice.value for choice in option.choices}:
        raise BadSetup(
            "unknown-choice",
            option=option.name,
            value=value,
            choices=", ".join(choice.value for choice in option.choices),
        )
    return value
