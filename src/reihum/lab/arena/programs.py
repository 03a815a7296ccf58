"""Bots that are external programs: a question is a line of JSON, and so is the answer.

A program that is too slow, answers nonsense, plays what is not on its menu or dies loses the move to the
simple bot, and the round goes on. ``docs/arena.md`` describes the lines.
"""

from __future__ import annotations

import os
import shlex
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from shutil import which
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from typing import IO, Any, Literal, NamedTuple

import msgspec

from reihum.bots import BOTS
from reihum.game import AnyGame, BadSetup, MalformedAction, Value, read_action

PREFIX = "cmd:"
MOST_SECONDS = 3600
MOST_BYTES = 64 * 1024
"""The longest line that is read as an answer."""
MOST_STARTS = 4
"""How often a program is started for one piece of work. Then its moves there are lost."""
STAND_IN = BOTS["simple"]

Fault = Literal["silent", "malformed", "illegal", "dead"]
"""Why a move was lost."""


class Command(NamedTuple):
    """How an external program is started, and its time limit for a move."""

    name: str
    words: tuple[str, ...]
    seconds: float


class Offered(Value, frozen=True):
    text: str
    action: Any


class Question(Value, frozen=True, tag_field="request", tag="choose"):
    number: int
    game: str
    view: Any
    history: tuple[Any, ...]
    """The events of the round so far, as an onlooker was shown them."""
    menu: tuple[Offered, ...]
    chance: int
    """A seed for random choices: the same at the same point of the same deal."""


class Answer(Value, frozen=True):
    number: int
    """The number of the question."""
    action: str | dict[str, Any]


class Lost(Exception):
    """A move was lost."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def read_command(entry: str, seconds: float) -> Command:
    """The command of a bot written as ``cmd:…``; raises ``BadSetup``."""
    try:
        words = shlex.split(entry.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words or which(words[0]) is None:
        raise BadSetup("bot-command", command=entry)
    return Command(entry, tuple(words), seconds)


def check_seconds(seconds: float) -> None:
    """Raises ``BadSetup`` if this time limit is not allowed."""
    if not 0 < seconds <= MOST_SECONDS:
        raise BadSetup("move-seconds", number=str(seconds), most=MOST_SECONDS)


class Outsider:
    """The bot of an external program, which is started at its first move."""

    def __init__(self, command: Command, game: AnyGame) -> None:
        self.name = command.name
        self.faults: Counter[Fault] = Counter()
        self._command = command
        self._game = game
        self._program: Program | None = None
        self._starts = 0
        self._asked = 0
        self._ended_by: Fault = "dead"

    def plays(self, game: str) -> bool:
        return game == self._game.name

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        try:
            return self._choice(view, menu, rng.getrandbits(32), history)
        except Lost as lost:
            self.faults[lost.fault] += 1
            return STAND_IN.choose(view, menu, rng, history)

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None

    def _choice(self, view: Any, menu: Sequence[Any], chance: int, history: Sequence[Any]) -> Any:
        self._asked += 1
        offered = tuple(Offered(str(action), action) for action in menu)
        question = Question(self._asked, self._game.name, view, tuple(history), offered, chance)
        try:
            answer = self._running().ask(question, self._command.seconds)
            action = read_action(self._game, answer.action)
        except MalformedAction:
            raise Lost("malformed") from None
        except Lost as lost:
            if lost.fault in ("silent", "dead"):
                self._ended_by = lost.fault
                self.close()
            raise
        if action not in menu:
            raise Lost("illegal")
        return action

    def _running(self) -> Program:
        if self._program is None:
            if self._starts == MOST_STARTS:
                raise Lost(self._ended_by)
            self._starts += 1
            try:
                self._program = Program(self._command.words, complains=self._starts == 1)
            except OSError:
                raise Lost("dead") from None
        return self._program


class Program:
    """A running program. Another thread talks to it, because it may hang.

    Its error stream is shown only if it ``complains``: the same traceback after every start helps nobody.
    """

    def __init__(self, words: Sequence[str], *, complains: bool) -> None:
        errors = None if complains else DEVNULL
        self._process = Popen(words, stdin=PIPE, stdout=PIPE, stderr=errors, start_new_session=True)
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._answers: SimpleQueue[Answer | Fault] = SimpleQueue()
        self._talking = Thread(target=self._talk, daemon=True)
        self._talking.start()

    def ask(self, question: Question, seconds: float) -> Answer:
        """Raises ``Lost``."""
        self._questions.put(question)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise Lost("silent") from None
        if not isinstance(answer, Answer):
            raise Lost(answer)
        return answer

    def close(self) -> None:
        """Ends the program and, where the system can, its child processes."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._questions.put(None)
        self._talking.join(timeout=1)

    def _talk(self) -> None:
        to, out_of = self._process.stdin, self._process.stdout
        assert to is not None
        assert out_of is not None
        with suppress(OSError, EOFError), out_of, to:
            for question in iter(self._questions.get, None):
                to.write(msgspec.json.encode(question) + b"\n")
                to.flush()
                self._answers.put(_answer(question.number, out_of))
        self._answers.put("dead")


def _answer(number: int, lines: IO[bytes]) -> Answer | Fault:
    """The answer to this question, without answers to earlier ones; raises ``EOFError``."""
    while line := lines.readline(MOST_BYTES):
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return "malformed"
        if answer.number == number:
            return answer
    raise EOFError
