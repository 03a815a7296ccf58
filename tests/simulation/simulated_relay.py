"""Links between simulated processes: bytes arrive in order, or the link breaks.

Each end notices that in its own time, or never: then it has to notice that the other end is silent.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import Context
from random import Random

from reihum.live.store import Process
from reihum.server.relay.link import Link
from reihum.server.relay.links import LinkLost, OnOpen

USUAL_DELAY = 0.003
NOTICED_AT_ONCE = 0.5
"""The part of broken links that an end notices at once."""


class Network:
    """Which processes can be reached, and which pairs cannot reach each other for a while."""

    def __init__(self) -> None:
        self.listening: dict[str, SimulatedCarrier] = {}
        self._apart: set[frozenset[SimulatedCarrier]] = set()

    def are_apart(self, one: SimulatedCarrier, other: SimulatedCarrier) -> bool:
        return frozenset((one, other)) in self._apart

    def part(self, one: SimulatedCarrier, seconds: float) -> None:
        """A process cannot reach the others."""
        for other in self.listening.values():
            pair = frozenset((one, other))
            self._apart.add(pair)
            asyncio.get_running_loop().call_later(seconds, self._apart.discard, pair)

    def mend(self) -> None:
        self._apart.clear()


class Wire:
    """What carries a link between two processes."""

    def __init__(self, network: Network, ends: tuple[SimulatedCarrier, SimulatedCarrier]) -> None:
        self._network = network
        self._ends = ends
        self._is_cut = False
        self._last = [0.0, 0.0]
        """When the last bytes arrive at each end."""
        self._under_way: list[deque[bytes]] = [deque(), deque()]
        near, far = ends
        self.links = [
            near.context.run(Link, lambda data: self._carry(1, data), self.cut),
            far.context.run(Link, lambda data: self._carry(0, data), self.cut, far.on_open),
        ]
        for end in ends:
            end.wires.append(self)

    def _carry(self, to: int, data: bytes) -> None:
        end, loop = self._ends[to], asyncio.get_running_loop()
        if not self._is_cut:
            self._last[to] = max(self._last[to], loop.time() + end.chance.expovariate(1 / USUAL_DELAY))
            self._under_way[to].append(data)
            loop.call_at(self._last[to], self._arrive, to, context=end.context.copy())

    def _arrive(self, to: int) -> None:
        data = self._under_way[to].popleft()
        if not self._is_cut and not self._network.are_apart(*self._ends):
            self.links[to].received(data)
        elif not self._is_cut:
            self.cut()  # a gap: nothing that comes later may arrive

    def cut(self) -> None:
        """Loses what is under way."""
        if not self._is_cut:
            self._is_cut = True
            for end, link in zip(self._ends, self.links, strict=True):
                end.wires.remove(self)
                if end.chance.random() < NOTICED_AT_ONCE:
                    asyncio.get_running_loop().call_soon(link.broke, context=end.context.copy())


class SimulatedCarrier:
    """How one process reaches the others."""

    def __init__(self, network: Network, chance: Random, context: Context) -> None:
        self._network = network
        self.chance = chance
        self.context = context
        self.wires: list[Wire] = []
        self.on_open: OnOpen
        self.key = ""

    def reserve(self, name: str) -> str:
        return name

    async def start(self, name: str, key: str, on_open: OnOpen) -> None:
        self.key, self.on_open = key, on_open
        self._network.listening[name] = self

    async def connect(self, process: Process) -> Link:
        await asyncio.sleep(self.chance.expovariate(1 / USUAL_DELAY))
        other = self._network.listening.get(process.address)
        if other is None or other.key != process.key or self._network.are_apart(self, other):
            raise LinkLost
        return Wire(self._network, (self, other)).links[0]

    async def close(self) -> None:
        self.die()

    def die(self) -> None:
        """Nobody listens any more."""
        for name, carrier in list(self._network.listening.items()):
            if carrier is self:
                del self._network.listening[name]
        self.break_links()

    def break_links(self) -> None:
        for wire in list(self.wires):
            wire.cut()

    def part(self, seconds: float) -> None:
        self._network.part(self, seconds)
