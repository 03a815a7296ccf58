"""Files that are written whole or not at all."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from reihum.game import BadSetup


def keep(files: Mapping[Path, str]) -> None:
    """Writes all of them, or none: what was there before stays. Raises ``BadSetup``."""
    written: dict[Path, Path] = {}
    path = Path()
    try:
        for path, text in files.items():
            written[path] = _beside(path, text)
        for path, temporary in written.items():
            temporary.replace(path)
    except OSError as error:
        raise BadSetup("cannot-write", file=str(path), problem=error) from None
    finally:
        for temporary in written.values():
            temporary.unlink(missing_ok=True)


def check_writable(path: Path) -> None:
    """Raises ``BadSetup`` if nothing can be written there. Call it before hours of work."""
    try:
        _beside(path, "").unlink()
    except OSError as error:
        raise BadSetup("cannot-write", file=str(path), problem=error) from None


def _beside(path: Path, text: str) -> Path:
    """A new file with this text in the same folder, on the disk."""
    handle, name = mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            os.fchmod(handle, 0o644)
            file.write(text)
            file.flush()
            os.fsync(handle)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
    return temporary
