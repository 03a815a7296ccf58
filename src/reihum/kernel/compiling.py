"""Compiles functions with numba: once, at first use. The result is kept on disk."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar, cast

import numba
from numba import extending, types

from reihum import kernel_cache

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
    """Keeps the result on disk. If the disk is full, only the next start takes longer."""
    save = kept.save_overload

    def save_if_possible(*details: Any) -> None:
        with suppress(OSError):
            save(*details)

    kept.save_overload = save_if_possible


@cache
def _folder() -> str:
    return kernel_cache.folder(config.CACHE_DIR)


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
