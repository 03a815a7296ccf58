"""A process that thinks: tasks come in, one at a time, and answers go out.

Questions are pickled functions with their details. An answer is a pair: whether it worked out, and what came
of it, or the text of the error. It ends when its server does, however that ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Any, BinaryIO


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed must not get among the answers
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(asked, tasks), daemon=True).start()
    _answer(answers, True)
    while True:
        think, details = pickle.loads(tasks.get())
        try:
            answer = True, think(*details)
        except Exception:
            answer = False, format_exc()
        _answer(answers, answer)


def _listen(asked: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    """Ends the process, whatever it is thinking about, as soon as nobody can ask any more."""
    while True:
        try:
            tasks.put(pickle.load(asked))
        except EOFError:
            os._exit(0)


def _answer(answers: BinaryIO, answer: Any) -> None:
    try:
        pickle.dump(answer, answers)
        answers.flush()
    except BrokenPipeError:
        os._exit(0)  # without the farewell of Python, which would complain


if __name__ == "__main__":
    main()
