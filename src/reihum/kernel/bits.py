"""Count and find bits, with one instruction each."""

from typing import Any

from numba import types

from reihum.kernel.compiling import compiled, intrinsic


@intrinsic
def _ones(typing_context: Any, word: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _zeros_below(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


@intrinsic
def _zeros_above(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


@compiled
def count(word: int) -> int:
    return int(_ones(word))


@compiled
def lowest(word: int) -> int:
    """The place of the lowest bit of a word that is not 0."""
    return int(_zeros_below(word))


@compiled
def highest(word: int) -> int:
    """The place of the highest bit of a word that is not 0."""
    return int(63 - _zeros_above(word))


@compiled
def nth(word: int, n: int) -> int:
    """The place of the bit with n other bits below it."""
    while n:
        word &= word - 1
        n -= 1
    return lowest(word)
