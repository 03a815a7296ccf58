"""How long a person among bots waits for their turn, and how often they tap though nothing can be chosen.

    uv run --group test python bench/waiting.py [--rounds 4] [--games elfer:4 elfer:6 junior:4 zweikampf:2]

A real server at its usual pace, and one person who plays at random and without thinking. Where only one
thing can be done the person first waits for the table to do it.
"""

import asyncio
import time
from contextlib import suppress
from random import Random
from statistics import median

from measuring import flags, running_server

from server_process import Client, Server

PATIENCE_SECONDS = 3.0
"""The longest wait for the table to make the only possible move."""


class Person:
    def __init__(self, client: Client, rng: Random) -> None:
        self._client = client
        self._rng = rng
        self.waits: list[float] = []
        self.taps = 0
        self.empty_taps = 0

    async def play(self) -> None:
        """Plays a round to its end."""
        client = self._client
        while client.view["phase"] == "playing":
            waits_since = time.perf_counter()
            while client.view["phase"] == "playing" and not client.view["menu"]:
                await client.next()
            if client.view["phase"] == "playing":
                self.waits.append(time.perf_counter() - waits_since)
            while client.view["menu"]:
                await self._act()

    async def _act(self) -> None:
        client, menu = self._client, self._client.view["menu"]
        if len(menu) == 1 and "card" not in menu[0]["action"]:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE_SECONDS):
                    while client.view["menu"] == menu:
                        await client.next()
            if client.view["menu"] != menu:
                return
            self.empty_taps += 1
        self.taps += 1
        await client.ask("act", action=self._rng.choice(menu)["text"], my_moves=client.view["my_moves"])


async def measure(server: Server, game: str, players: int, rounds: int) -> None:
    people = []
    for number in range(rounds):
        cookie = server.newcomer("Ada")
        address = server.new_table(cookie, game=game, players=players)
        async with server.live(address["table"], cookie) as connection:
            client = Client(connection)
            await client.ask("sit", seat=0)
            for seat in range(1, players):
                await client.ask("seat-bot", seat=seat, bot="simple")
            await client.ask("get-ready")
            await client.until(lambda view: view["phase"] == "playing")
            person = Person(client, Random(number))
            await person.play()
        people.append(person)
    waits = [wait for person in people for wait in person.waits]
    taps, empty_taps = sum(person.taps for person in people), sum(person.empty_taps for person in people)
    print(
        f"{game} with {players}: {median(waits):.1f} s between one's turns (median of {len(waits)}, "
        f"longest {max(waits):.1f}), {empty_taps} of {taps} taps with nothing to choose"
    )


def main() -> None:
    games = "elfer:4", "elfer:6", "junior:4", "zweikampf:2"
    given = flags(__doc__, rounds=4, games=games).parse_args()
    with running_server("--pace", "1") as server:
        for wanted in given.games:
            game, players = wanted.split(":")
            asyncio.run(measure(server, game, int(players), given.rounds))


if __name__ == "__main__":
    main()
