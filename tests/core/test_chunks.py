"""A sequence that shares its chunks with longer and shorter ones is still just a sequence."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reihum.table.chunks import CHUNK, Chunks

SIZES = st.integers(0, 4 * CHUNK)


@given(st.lists(st.tuples(SIZES, st.integers(0, 3 * CHUNK))))
def test_it_is_like_a_tuple_after_any_additions_and_removals(steps: list[tuple[int, int]]) -> None:
    chunks = Chunks[int]()
    expected: tuple[int, ...] = ()
    for stays, more in steps:
        kept = min(stays, len(expected))
        added = tuple(range(len(expected), len(expected) + more))
        before = chunks, expected
        chunks, expected = chunks.first(kept).plus(*added), (*expected[:kept], *added)
        assert tuple(before[0]) == before[1]
        assert tuple(chunks) == expected
        assert tuple(reversed(chunks)) == expected[::-1]
        assert [chunks[number] for number in range(-len(chunks), len(chunks))] == [*expected, *expected]
        assert chunks == Chunks[int]().plus(*expected)


def test_one_more_item_leaves_all_full_chunks_as_they_are() -> None:
    long = Chunks[int]().plus(*range(100 * CHUNK))
    longer = long.plus(0)
    assert all(one is other for one, other in zip(long.full, longer.full, strict=True))
    assert longer.first(len(long)) == long
