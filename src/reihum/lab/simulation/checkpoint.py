"""Checkpoints: files from which an interrupted simulation goes on."""

from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from reihum.files import check_writable, keep
from reihum.game import BadSetup
from reihum.lab.simulation.tally import Tally

SELDOM = 1.0
"""Seconds between two writes."""


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    of: Any
    """What is simulated."""
    pieces: int
    """The number of pieces that are done."""
    tally: Tally


class Checkpoint:
    def __init__(self, path: Path, of: Any) -> None:
        check_writable(path)
        self._path = path
        self._of = msgspec.to_builtins(of)
        self._written = monotonic()

    def read(self) -> Progress | None:
        """``None`` if nothing is done yet; raises ``BadSetup`` if the checkpoint is of something else."""
        try:
            progress = msgspec.json.decode(self._path.read_bytes(), type=Progress)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise BadSetup("cannot-read", file=str(self._path), problem=error) from None
        except msgspec.DecodeError:
            raise BadSetup("not-a-checkpoint", file=str(self._path)) from None
        if progress.of != self._of:
            raise BadSetup("another-checkpoint", file=str(self._path))
        return progress

    def write(self, pieces: int, tally: Tally, *, now: bool = False) -> None:
        """Writes at once if ``now``, and otherwise only from time to time."""
        if now or monotonic() - self._written >= SELDOM:
            progress = Progress(self._of, pieces, tally)
            keep({self._path: msgspec.json.encode(progress).decode()})
            self._written = monotonic()
