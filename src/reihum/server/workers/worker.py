"""A worker process. It gets one task at a time, and answers it.

A task is a pickled function with its arguments. An answer is a pair: whether the function has worked, and its
result or the text of the error. The process ends when its server does, in any way.
"""

import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Any, BinaryIO

from reihum.server.logs import set_up_worker


def main() -> None:
    set_up_worker()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # printed text must not get among the answers
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(requests, tasks), daemon=True).start()
    _answer(answers, True)
    while True:
        function, arguments = pickle.loads(tasks.get())
        try:
            answer = True, function(*arguments)
        except Exception:
            answer = False, format_exc()
        _answer(answers, answer)


def _listen(requests: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    """Ends the process, even during a task, as soon as the server is gone."""
    while True:
        try:
            tasks.put(pickle.load(requests))
        except EOFError:
            os._exit(0)


def _answer(answers: BinaryIO, answer: Any) -> None:
    try:
        pickle.dump(answer, answers)
        answers.flush()
    except BrokenPipeError:
        os._exit(0)  # without the cleanup of Python, which would complain


if __name__ == "__main__":
    main()
