"""How many bytes a phone receives in a round of Elfer with four players.

    uv run --group test python bench/received.py [--rounds 4]

The rounds are those of ``load.py``. A player connects after the deal and stays until the round is over. The
bench counts the frames of the WebSocket, without what TCP and TLS add. Nothing is compressed.
"""

import asyncio
from statistics import mean

import measuring  # noqa: F401  (finds the modules in tests/support)
import msgspec
from load_server import SECRET
from load_servers import PLAYED, PLAYERS, PlayedRound
from measuring import flags

from memory_log import Memory
from reihum.live.messages import FromServer, Welcome
from reihum.live.room import Room
from reihum.server.http.connections import framed
from reihum.table.commands import Act, GetReady, Sit
from reihum.table.judging import open_table
from reihum.table.log import Entry, Person, Settings


async def received(round_: PlayedRound) -> list[int]:
    """The sizes of all messages to the first player: the welcome and the view, then those of the moves."""
    people = [Person(f"{seat}", f"Player {seat}") for seat in range(PLAYERS)]
    opened = open_table(Settings(game="elfer", players=PLAYERS, first=0), people[0])
    now = 0
    room = Room("table", Memory([Entry(0, opened)]), lambda: now, lambda: SECRET.hex())
    await room.load()
    clients = [room.connect(person, send_now=lambda message: True) for person in people]
    for seat, client in enumerate(clients):
        await room.ask(client, Sit(seat))
    for client, seed in zip(clients, round_.seeds, strict=True):
        await room.ask(client, GetReady(seed))
    sizes: list[int] = []

    def count(message: FromServer) -> bool:
        sizes.append(len(framed(msgspec.json.encode(message))))
        return True

    history = room.table.history
    room.connect(people[0], send_now=count, welcome=Welcome(2, "table", "ABC234", history))
    for seat, action in round_.moves:
        now += 2000
        await room.ask(clients[seat], Act(action, room.table.made_by(seat)))
    assert room.table.phase == "over"
    return sizes


def main() -> None:
    rounds = flags(__doc__, rounds=len(PLAYED)).parse_args().rounds
    sizes = [asyncio.run(received(round_)) for round_ in PLAYED[:rounds]]
    whole, moves = mean(map(sum, sizes)), mean(len(round_) - 2 for round_ in sizes)
    joining = mean(sum(round_[:2]) for round_ in sizes)
    print(f"a round: {whole / 1000:.1f} kB, {joining / 1000:.1f} kB of them when joining")
    print(f"a move: {(whole - joining) / moves:.0f} bytes ({moves:.0f} moves a round)")


if __name__ == "__main__":
    main()
