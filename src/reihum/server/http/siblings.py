"""The processes of one server ask each other what only all of them together know."""

import asyncio
from collections.abc import Callable, Collection, Mapping

import msgspec

from reihum.live.store import Process
from reihum.server.http.visits import Dismissal, MetricsWanted, Question, Visits
from reihum.server.metrics import merged
from reihum.server.relay.link import Channel, ChannelClosed
from reihum.server.relay.links import LinkLost, Links
from reihum.table.log import PersonId

PATIENCE_SECONDS = 2.0
"""A process that does not answer in this time has died, and is started again."""
ANSWERED = 1000


class Siblings:
    def __init__(
        self,
        visits: Visits,
        metrics: Callable[[], str],
        links: Links | None = None,
        others: Mapping[int, Process] | None = None,
        place: int = 0,
    ) -> None:
        """``others``: the other processes of this server, by their places; ``place``: that of this one."""
        self._visits = visits
        self._metrics = metrics
        self._links = links
        self._others = others or {}
        self._place = place
        visits.on_question = self._answer

    def _answer(self, channel: Channel, question: Question) -> None:
        match question:
            case Dismissal(people):
                self._visits.dismiss(people)
                channel.send(b"")
            case MetricsWanted():
                channel.send(self._metrics().encode())

    async def metrics(self) -> str:
        """Of this process, or of all with their places as a label. Those that do not answer are left out."""
        if not self._others:
            return self._metrics()
        asked = {place: self._ask(process, MetricsWanted()) for place, process in self._others.items()}
        answers = await asyncio.gather(*asked.values())
        found = {self._place: self._metrics(), **dict(zip(asked, answers, strict=True))}
        return merged({place: text for place, text in sorted(found.items()) if text})

    async def dismiss(self, people: Collection[PersonId]) -> None:
        """Ends the connections of these people to all processes of this server."""
        self._visits.dismiss(people)
        told = Dismissal(list(people))
        await asyncio.gather(*(self._ask(process, told) for process in self._others.values()))

    async def _ask(self, process: Process, question: Question) -> str:
        """What the other process says, which may be nothing."""
        assert self._links is not None
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                channel = await self._links.open(process, msgspec.msgpack.encode(question))
                try:
                    return (await channel.receive()).decode()
                finally:
                    channel.close(ANSWERED)
        except (TimeoutError, LinkLost, ChannelClosed):
            return ""
