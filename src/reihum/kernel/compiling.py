"""Compiles functions with numba: once, at first use. The result is kept on disk."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar, cast

import numba
from numba import extending, types

HERE = Path(__file__).parent
FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])
config: Any = numba.config


def entry(function: FunctionT) -> FunctionT:
    """A compiled function that Python calls. Other threads run meanwhile."""
    return _compiled(function, nogil=True)


def compiled(function: FunctionT) -> FunctionT:
    """A compiled function that only compiled functions call."""
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def inlined(function: FunctionT) -> FunctionT:
    """A compiled function that is inlined into its callers: for the inner loop of playouts."""
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)


def _compiled(function: FunctionT, **options: Any) -> FunctionT:
    kept_in = _folder()
    before, config.CACHE_DIR = config.CACHE_DIR, kept_in
    try:
        done: Any = numba.njit(function, error_model="numpy", cache=kept_in != "", **options)
    finally:
        config.CACHE_DIR = before
    _keep_if_possible(done._cache)  # noqa: SLF001
    return cast(FunctionT, done)


def _keep_if_possible(kept: Any) -> None:
    """A full disk costs time at the next start, and no more."""
    save = kept.save_overload

    def save_if_possible(*details: Any) -> None:
        with suppress(OSError):
            save(*details)

    kept.save_overload = save_if_possible


@cache
def _folder() -> str:
    """The folder for compiled functions; empty if no folder can be written.

    Each version of the kernel has its own. numba looks only at the file of a function, and would keep it
    even if a function that it calls has changed.
    """
    digest = blake2b(digest_size=8)
    for path in sorted(_sources()):
        digest.update(path.read_bytes())
    for place in _places():
        folder = place / f"kernel-{digest.hexdigest()}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=folder):
                return str(folder)
        except OSError:
            continue
    return ""


def _sources() -> Iterator[Path]:
    """The files whose functions and constants are compiled."""
    yield HERE.parent / "policies.py"
    yield from HERE.glob("*.py")
    yield from HERE.parent.glob("games/*/kernel/*.py")


def _places() -> Iterator[Path]:
    """Possible folders. None is beside the sources, where files would stay when the package is removed."""
    if config.CACHE_DIR:
        yield Path(config.CACHE_DIR)
    yield Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")) / "reihum"


def intrinsic(definition: Callable[[Any, Any], Any]) -> Callable[[Any], Any]:
    """A function of one argument, defined by the code that it generates."""
    return cast(Callable[[Any], Any], extending.intrinsic(definition))


@intrinsic
def pointer(typing_context: Any, array: Any) -> Any:
    """A pointer to the first item of an array.

    Compiled functions pass pointers instead of arrays, which saves counting references: that takes most of
    the time of a small function. Only for arguments of an entry point, because these live until the call is
    over.
    """
    to_items: Any = types.CPointer

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return to_items(array.dtype)(array), generate
