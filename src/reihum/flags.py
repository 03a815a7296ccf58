"""A command for each game, with the game's own options as flags."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from reihum import registry
from reihum.arguments import Parameter, Run, in_words, parameters
from reihum.game import AnyGame, BadSetup, Options, read_options
from reihum.game_info import Option
from reihum.game_info import options as offered_options
from reihum.texts import Texts
from reihum.usage import Build, Command, Commands

OPTION = re.compile(r"`\$\.([a-z-]+)`")
"""The option that a message of msgspec complains about."""


def _need_a_game(texts: Texts) -> None:
    raise BadSetup("no-game-named", games=", ".join(registry.GAMES))


def for_each_game(without_a_game: Callable[[Texts], None] = _need_a_game) -> Callable[[Run], Build]:
    """A command ``name GAME``.

    The function is called with the game and its options as ``game`` and ``options``, beside the
    flags of its own. ``without_a_game`` is called when none is named; otherwise that is refused.
    """

    def add(run: Run) -> Build:
        def build(name: str, texts: Texts) -> Commands:
            return Commands(
                about=texts(f"help-{name}"),
                metavar="GAME",
                names={game: f"game-{game}-about" for game in registry.GAMES},
                build=lambda game, texts: _command(run, registry.find(game), texts),
                without_a_name=without_a_game,
                texts=texts,
            )

        return build

    return add


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
        found = OPTION.search(str(refused.details.get("problem")))
        if found is None:
            raise
        flag = {"flag": f"--{found[1]}", "value": given[found[1]]}
        raise BadSetup("flag-value", **flag, kind="any", least=None, most=None) from None
    return options


def _command(run: Run, game: AnyGame, texts: Texts) -> Command:
    options = offered_options(game, texts)

    def command(texts: Texts, **given: Any) -> None:
        chosen = {option.name: given.pop(_identifier(option)) for option in options}
        run(texts, game=game, options=read_flags(game, chosen, texts), **given)

    known = [*parameters(run, texts), *(_parameter(option, texts) for option in options)]
    return Command(command, known, texts(f"game-{game.name}-about"), texts)


def _parameter(option: Option, texts: Texts) -> Parameter:
    is_flag = option.kind == "flag"
    return Parameter(
        parameter=_identifier(option),
        kind=bool if is_flag else str,
        help=_help(option, texts),
        metavar=in_words(option.values, texts),
        default=option.default if is_flag else option.default_text,
        names=(f"--{option.name}",),
        opposite=f"--no-{option.name}" if is_flag else None,
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
    choices = [choice.value for choice in option.choices]
    if choices and value not in choices:
        raise BadSetup("unknown-choice", option=option.name, value=value, choices=", ".join(choices))
    return value
