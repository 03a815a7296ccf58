"""A game in the terminal."""

import sys
from pathlib import Path
from typing import Annotated

from reihum.arguments import Flag
from reihum.flags import for_each_game
from reihum.game import AnyGame, BadSetup, Options, check_setup
from reihum.match import Match, MatchOptions
from reihum.registry import GAMES
from reihum.terminal.lobby import play_what_is_chosen
from reihum.terminal.play import milliseconds, play_at_terminal
from reihum.terminal.seating import new_seed, read_rounds, sit_down, usual_players
from reihum.terminal.session import YOU, Session
from reihum.texts import Texts


def choose_and_play(texts: Texts) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadSetup("no-game-named", games=", ".join(GAMES))
    play_what_is_chosen(GAMES, texts, new_seed())


@for_each_game(without_a_game=choose_and_play)
def play(
    texts: Texts,
    game: AnyGame,
    options: Options,
    players: Annotated[int | None, Flag(help="help-play-players", metavar="N")] = None,
    bots: Annotated[str, Flag(help="help-play-bots", metavar="BOT,…")] = "simple",
    rounds: Annotated[str, Flag(help="help-play-rounds", metavar="N|match")] = "1",
    first: Annotated[int, Flag(help="help-play-first", metavar="SEAT")] = YOU,
    name: Annotated[str | None, Flag(help="help-play-name", metavar="NAME")] = None,
    seed: Annotated[int | None, Flag(help="help-play-seed", metavar="N")] = None,
    save: Annotated[Path | None, Flag(help="help-play-save", metavar="FILE")] = None,
    plain: Annotated[bool, Flag(help="help-plain")] = False,
) -> None:
    texts = texts.in_plain() if plain else texts
    match_options = MatchOptions(options, read_rounds(rounds), first)
    seats = usual_players(game) if players is None else players
    check_setup(Match(game), match_options, seats)
    seated = sit_down(game, name, bots, seats, texts)
    seed = new_seed() if seed is None else seed
    play_at_terminal(Session(game, match_options, seated, seed, milliseconds), texts, save)
