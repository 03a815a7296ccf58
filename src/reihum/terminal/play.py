"""The terminal itself: writes coloured lines and reads typed ones."""

import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.text import Text

from reihum import record
from reihum.cards import Colour
from reihum.game import BadSetup
from reihum.kernel_cache import if_compiling
from reihum.slow_start import if_slow
from reihum.terminal.lines import printable
from reihum.terminal.session import Session
from reihum.terminal.talk import Talk
from reihum.texts import Texts

Write = Callable[[str], None]
Read = Callable[[str], str | None]
"""A line that was typed after a prompt; ``None`` at the end of the input."""

CARDS = {
    colour: re.compile(rf"\d+\xa0\w+\xa0{colour.symbol}|{colour.symbol}\xa0\w+(\xa0\d+([,–] ?\d+)*)?")
    for colour in Colour
}
"""A card as it is written: "5 rouge ■", or "■ rouge 5, 7"."""


def play_at_terminal(session: Session, texts: Texts, save: Path | None = None) -> None:
    """Plays on the screen and the keyboard, and keeps the record in a file if one is named."""
    write, tell = console(), _once(texts("compiling"))
    tell_if_slow = tell if sys.stderr.isatty() else lambda: None
    with if_compiling(tell), saved(session, save, texts, write):
        converse(Talk(session, texts), keyboard, write, texts("prompt"), tell_if_slow)


def converse(
    talk: Talk, read: Read, write: Write, prompt: str, tell_if_slow: Callable[[], None] = lambda: None
) -> None:
    """Plays until the game is over, or the person leaves."""

    def write_all(lines: Iterator[str]) -> None:
        with if_slow(tell_if_slow):
            for line in lines:
                write(line)

    write_all(talk.open())
    while not talk.is_over:
        text = read(prompt)
        write_all(talk.answer("quit" if text is None else text))


def _once(line: str) -> Callable[[], None]:
    """A function that writes a line to the error stream when it is first called."""

    @cache
    def write() -> None:
        print(line, file=sys.stderr, flush=True)

    return write


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


def console() -> Write:
    """Writes lines to the screen, in colour if it can show colours."""
    screen = Console(highlight=False, markup=False, emoji=False)

    def write(line: str) -> None:
        line = printable(line)
        if screen.is_terminal:
            screen.print(paint(line))
        else:
            print(line)

    return write


def paint(line: str) -> Text:
    """Cards in their colours. Symbol and name say the same."""
    text = Text(line)
    for colour, pattern in CARDS.items():
        text.highlight_regex(pattern, colour.value)
    return text


def keyboard(prompt: str) -> str | None:
    """Reads a line from a person, a file or a pipe."""
    return _typed(prompt) if sys.stdin.isatty() else _piped(prompt)


def _typed(prompt: str) -> str | None:
    with suppress(ImportError):
        import readline  # noqa: F401  (arrow keys and earlier lines)
    try:
        return input(prompt)
    except EOFError:
        print()
        return None


def _piped(prompt: str) -> str | None:
    """Repeats what it reads, so that the game can be read afterwards."""
    print(prompt, end="", flush=True)  # input() may swallow an interrupt here
    text = sys.stdin.readline()
    print(text.rstrip("\n"))
    return text or None


@contextmanager
def saved(session: Session, path: Path | None, texts: Texts, write: Write) -> Iterator[None]:
    """Writes the record into a file, before the first move and at the end; raises ``BadSetup``."""
    if path is None:
        yield
        return
    _save(session, path)
    try:
        yield
    finally:
        _save(session, path)
        write(texts("saved", file=str(path)))


def _save(session: Session, path: Path) -> None:
    try:
        path.write_bytes(record.write(session.record()))
    except OSError as error:
        raise BadSetup("cannot-write", file=str(path), problem=error) from None
