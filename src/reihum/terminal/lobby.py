"""Choosing a game in the terminal, by a few questions."""

from collections.abc import Mapping

from reihum.game import AnyGame
from reihum.match import MatchOptions
from reihum.terminal.play import Read, Write, console, keyboard, milliseconds, play_at_terminal
from reihum.terminal.seating import sit_down
from reihum.terminal.session import Session
from reihum.terminal.words import is_quit, split
from reihum.texts import Texts


def play_what_is_chosen(games: Mapping[str, AnyGame], texts: Texts, seed: int) -> None:
    """Asks for a game and a number of players, and plays a round."""
    write = console()
    game = choose_game(games, texts, keyboard, write)
    if game is None:
        return
    players = choose_players(game, texts, keyboard, write)
    if players is None:
        return
    options = MatchOptions(game.options_type())
    seated = sit_down(game, None, "simple", players, texts)
    play_at_terminal(Session(game, options, seated, seed, milliseconds), texts)


def choose_game(games: Mapping[str, AnyGame], texts: Texts, read: Read, write: Write) -> AnyGame | None:
    """The game that is named or numbered; ``None`` if the input ends."""
    write(texts("lobby-games"))
    by_word: dict[str, AnyGame] = {}
    for number, game in enumerate(games.values(), start=1):
        title, about = texts(f"game-{game.name}"), texts(f"game-{game.name}-about")
        write(texts("lobby-game", number=number, title=title, about=about))
        by_word |= dict.fromkeys(map(_bare, (str(number), game.name, title)), game)
    while (text := read(texts("lobby-which"))) is not None:
        if (word := _bare(text)) in by_word:
            return by_word[word]
        if is_quit(word, texts):
            return None
        write(texts("refused-no-such-number", number=text.strip(), least=1, most=len(games)))
    return None


def choose_players(game: AnyGame, texts: Texts, read: Read, write: Write) -> int | None:
    """How many play; ``None`` if the input ends."""
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        return least
    while (text := read(texts("lobby-players", least=least, most=most))) is not None:
        word = text.strip()
        if word in map(str, game.seats):
            return int(word)
        if is_quit(word, texts):
            return None
        write(texts("refused-players", game=texts(f"game-{game.name}"), least=least, most=most, players=word))
    return None


def _bare(text: str) -> str:
    """The typed text without spaces, signs and accents."""
    return "".join(split(text))
