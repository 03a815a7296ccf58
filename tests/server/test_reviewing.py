"""Reviews that a server gives: one after the other, for a limited number of people, and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from msgspec.structs import replace

from reihum import record
from reihum.games.ratefix.rules import RATEFIX
from reihum.review.review import review
from reihum.server.workers.reviews import MOST_OF_ADDRESS, MOST_WAITING, SEED, Reviews
from reihum.table.judging import NotAllowed
from reviewed_rounds import played

WHOLE = played(RATEFIX, 3, 1)
BODY = record.write(WHOLE)


@asynccontextmanager
async def reviews() -> AsyncIterator[Reviews]:
    some = Reviews()
    try:
        yield some
    finally:
        some.close()


async def insist(some: Reviews, name: str, body: bytes, address: str | None = None) -> bytes:
    while (found := await some.find(name, body, address)) is None:
        pass
    return found


def test_all_people_in_the_queue_are_answered_and_may_ask_again() -> None:
    async def run() -> None:
        async with reviews() as some:
            asked = (insist(some, f"{number}", BODY) for number in range(MOST_WAITING + 1))
            answers = await asyncio.gather(*asked, return_exceptions=True)
        found = [answer for answer in answers if isinstance(answer, bytes)]
        assert found == [msgspec.json.encode(review(WHOLE, RATEFIX, SEED))] * MOST_WAITING
        assert sum(isinstance(answer, NotAllowed) for answer in answers) == 1
        kept = [number for number, answer in enumerate(answers) if isinstance(answer, bytes)]
        assert [await some.find(f"{number}", BODY, None) for number in kept] == found

    asyncio.run(run())


def test_one_address_cannot_keep_the_others_from_their_reviews() -> None:
    async def run() -> None:
        async with reviews() as some:
            flood = [insist(some, f"{number}", BODY, "stranger") for number in range(MOST_WAITING)]
            asking = asyncio.gather(*flood, return_exceptions=True)
            await asyncio.sleep(0)
            assert await insist(some, "honest", BODY, "home")
            answers = await asking
            assert sum(isinstance(answer, bytes) for answer in answers) == MOST_OF_ADDRESS
            assert await insist(some, "later", BODY, "stranger")

    asyncio.run(run())


def test_nothing_is_read_for_an_address_that_waits_for_enough() -> None:
    async def run() -> None:
        async with reviews() as some:
            flood = [insist(some, f"{number}", BODY, "stranger") for number in range(MOST_WAITING)]
            asking = [asyncio.create_task(each) for each in flood]
            await asyncio.wait(asking, return_when=asyncio.FIRST_EXCEPTION)
            with pytest.raises(NotAllowed):
                await some.find("unread", b"no record", "stranger")
            await asyncio.wait(asking)

    asyncio.run(run())


def test_a_record_that_cannot_be_played_again_has_no_review() -> None:
    body = record.write(replace(WHOLE, actions=WHOLE.actions[1:]))

    async def run() -> None:
        async with reviews() as some:
            with pytest.raises(NotAllowed) as refused:
                await insist(some, "one", body)
            assert refused.value.code == "no-review-now"

    asyncio.run(run())
