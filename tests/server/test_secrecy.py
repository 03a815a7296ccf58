"""Nobody is told, by any byte, what they may not know.

Many random matches are performed by rooms alone, with the messages encoded as for the wire; one match
of each game by a server over sockets, to everybody at the table, to a guest and to a stranger. Then
whatever a chair may not know is exchanged, and it must receive the very same bytes (``exchanges``).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from exchanges import EXCHANGES, Exchange, Variant, no_smuggling, other_cards, other_choice
from game_settings import Setting
from game_settings import settings as all_settings
from reihum.cards import JOKER, Card, Colour
from reihum.game import NATURE, AnyGame, Refused, Seat
from reihum.games.elfer.rules import Elfer
from reihum.games.master.actions import Deal
from reihum.games.master.state import DEALT
from reihum.games.rows import actions as rows_actions
from reihum.games.rows import state as rows_state
from reihum.games.schnippschnapp.actions import TURN, Answer, Schnapp, Schnipp, Wait
from reihum.live import client as clients_module
from reihum.live import room as rooms
from reihum.live.client import Client
from reihum.live.driver import Driver
from reihum.live.messages import Update
from reihum.live.room import Room
from reihum.registry import GAMES
from reihum.table.commands import Act, Agree, AnyCommand, GetReady, Propose, Sit, Undo
from reihum.table.fold import JudgedAction, judge_action
from reihum.table.judging import NotAllowed, open_table, why_not
from reihum.table.log import Acted, AnyTableEvent, BotSat, Committed, Entry, Person, Ready, Sat, Settings
from reihum.table.table import Table
from reihum.table.views import Shared, TableView, view
from table_bots import TableBots
from wiretap import (
    GUEST,
    PAGES,
    TABLE,
    Chair,
    Notebook,
    OtherGame,
    Performance,
    Script,
    invent,
    people,
    perform,
    perform_over_sockets,
)

UNNOTICED = {"mogeln": no_smuggling, "schnippschnapp": other_choice}
"""What is exchanged over sockets; where nothing is said, cards."""


class Noticed(AssertionError):
    """Somebody can tell what they may not know."""


async def variant_of(
    original: Performance, chair: Chair, exchange: Exchange, rng: Random
) -> tuple[Variant, Performance]:
    """Another game that the chair may not tell from this one; raises ``OtherGame``."""
    variant = exchange(original.script, chair, rng)
    again = await perform(variant.script, chair)
    variant.check(again.script)
    return variant, again


def compare(one: Performance, other: Performance, chair: Chair) -> None:
    before, after = one.received[chair], other.received[chair]
    if b"\n".join(before) != b"\n".join(after):
        raise Noticed(chair, [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]][:1])


async def search(setting: Setting, seed: int, matches: int) -> Counter[Exchange]:
    """Compares random matches with all that can be exchanged in them; how often there was something."""
    rng = Random(seed)
    compared: Counter[Exchange] = Counter()
    for _ in range(matches):
        original = await perform(await invent(setting, rng, rng.randrange(10, 80)))
        for chair in original.script.audience:
            for exchange in EXCHANGES:
                try:
                    _, again = await variant_of(original, chair, exchange, rng)
                except OtherGame:
                    continue
                compare(original, again, chair)
                compared[exchange] += 1
    return compared


def usual(game: AnyGame, seats: int | None = None) -> Setting:
    return Setting(game, game.options_type(), seats or game.seats[0])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.sample("elfer", "master", "mogeln", "stufen")
async def test_nobody_notices_what_they_may_not_know(game: AnyGame) -> None:
    compared = await search(usual(game, 3 if 3 in game.seats else None), seed=1, matches=3)
    assert compared[other_cards] > 0


@pytest.mark.slow
@pytest.mark.parametrize("setting", list(all_settings()), ids=str)
async def test_nobody_notices_whatever_the_options(setting: Setting) -> None:
    assert (await search(setting, seed=2, matches=10))[other_cards] > 0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.sample(3)
async def test_nobody_notices_over_sockets(game: AnyGame, tmp_path: Path) -> None:
    original, other, chair = await _indistinguishable(usual(game), UNNOTICED.get(game.name, other_cards))
    one = await perform_over_sockets(original, tmp_path / "one.db")
    two = await perform_over_sockets(other, tmp_path / "two.db")
    compare(one, two, chair)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.sample("mogeln")
async def test_nobody_notices_who_is_passed_on_by_another_process(game: AnyGame, tmp_path: Path) -> None:
    original, other, chair = await _indistinguishable(usual(game), UNNOTICED.get(game.name, other_cards))
    one = await perform_over_sockets(original, tmp_path / "one.db", is_passed_on=True)
    two = await perform_over_sockets(other, tmp_path / "two.db", is_passed_on=True)
    compare(one, two, chair)
    directly = await perform_over_sockets(original, tmp_path / "directly.db")
    for person, received in directly.received.items():
        assert one.received[person][: -len(PAGES)] == received[: -len(PAGES)]


async def _indistinguishable(setting: Setting, exchange: Exchange) -> tuple[Script, Script, Chair]:
    """Two scripts, and somebody who may not tell them apart."""
    rng = Random(3)
    while True:
        original = await perform(await invent(setting, rng, 24))
        for chair in original.script.audience:
            try:
                variant, _ = await variant_of(original, chair, exchange, rng)
            except OtherGame:
                continue
            return original.script, variant.script, chair


def tells_what_was_drawn(event: Any, seat: Seat | None) -> Any:
    return event if isinstance(event, rows_actions.Drew) else rows_state.show(event, seat)


def shows_the_length_of_the_log(table: Table, person: str | None, common: Shared) -> Any:
    return msgspec.structs.replace(view(table, person, common), waiting_since=table.length)


def tells_whatever_is_written(client: Client, happened: Any, seen: TableView) -> None:
    client.send(Update(1, happened, {}))


def tells_what_was_made_anew(before: TableView, after: TableView) -> Any:
    """Compares by identity: whatever was built again counts as changed."""
    return {
        name: None for name in after.__struct_fields__ if getattr(after, name) is not getattr(before, name)
    }


def explains_by_hidden_cards(table: Table, person: Person, card: Card) -> Refused | None:
    refused = why_not(table, person, card)
    assert table.match is not None
    return refused and NotAllowed(str(table.rules.card_locations(table.match)))


@pytest.mark.parametrize(
    ("owner", "name", "leak", "game"),
    [
        (Elfer, "show", staticmethod(tells_what_was_drawn), "elfer"),
        (rooms, "view", shows_the_length_of_the_log, "mogeln"),
        (Client, "update", tells_whatever_is_written, "mogeln"),
        (clients_module, "changes", tells_what_was_made_anew, "mogeln"),
        (rooms, "why_not", explains_by_hidden_cards, "elfer"),
    ],
)
@pytest.mark.sample(1)
async def test_a_leak_is_noticed(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, leak: Any, game: str
) -> None:
    monkeypatch.setattr(owner, name, leak)
    with pytest.raises(Noticed):
        await search(usual(GAMES[game], 3), seed=1, matches=6)


class Three:
    """Three people at a table. In Mogeln and Schnipp Schnapp the second of them begins."""

    def __init__(self, game: str = "mogeln") -> None:
        opened = open_table(Settings(game=game, players=3), people(3)[0])
        self.room = Room(TABLE, Notebook([Entry(0, opened)]), lambda: 0, lambda: "00" * 32)
        self._watchers: list[Client] = []

    async def sit_down(self) -> None:
        await self.room.load()
        self._watchers = [self.room.connect(person) for person in people(3)]
        for seat in range(3):
            await self.ask(seat, Sit(seat))
        for seat in range(3):
            await self.ask(seat, GetReady())
        for seat in range(3):
            self.told(seat)

    async def ask(self, seat: Seat, command: AnyCommand) -> None:
        await self.room.ask(self._watchers[seat], command)

    async def move(self, seat: Seat, word: str) -> None:
        """The first move on the menu that begins with this word."""
        told = view(self.room.table, people(3)[seat].id)
        action = next(offer.text for offer in told.menu if offer.text.startswith(word))
        await self.ask(seat, Act(action, told.my_moves))

    def told(self, seat: Seat) -> list[bytes]:
        """What was sent to this seat since it was asked last."""
        unsent = self._watchers[seat].unsent
        return [msgspec.json.encode(unsent.get_nowait()) for _ in range(unsent.qsize())]


@pytest.fixture
async def three() -> Three:
    three = Three()
    await three.sit_down()
    return three


@pytest.mark.parametrize("proposal", ["pause", None])
async def test_a_card_that_is_smuggled_or_taken_back_again_is_not_announced(
    three: Three, proposal: Any
) -> None:
    if proposal:
        await three.ask(0, Propose(proposal))
    assert three.told(0) or not proposal
    await three.move(1, "smuggle")
    await three.ask(1, Undo())
    assert three.told(0) == []
    assert len(three.told(1)) == 2 + (proposal is not None)


async def test_nobody_hears_what_was_refused_to_somebody_else(three: Three) -> None:
    for seat in range(3):
        with pytest.raises(Refused):
            await three.ask(seat, Act("lay r20", 0))
    assert [three.told(seat) for seat in range(3)] == [[], [], []]


async def test_taking_back_does_not_say_how_many_moves_there_were(three: Three) -> None:
    for smuggled in (False, True):
        if smuggled:
            await three.move(1, "smuggle")
        await three.move(1, "lay")
        three.told(0)
        await three.ask(1, Propose("undo"))
        await three.ask(0, Agree())
        await three.ask(2, Agree())
        assert (
            b'"events":[{"table_event":"agreed","seat":2},{"table_event":"is-taken-back"}]'
            in three.told(0)[-1]
        )


async def test_an_undo_takes_back_the_requested_move(three: Three) -> None:
    for seat in (1, 2, 0):
        await three.move(seat, "lay")
    await three.ask(1, Propose("undo"))
    await three.move(1, "smuggle")
    await three.ask(0, Agree())
    await three.ask(2, Agree())
    assert not [move for move in three.room.table.moves if move.by != NATURE]


async def test_nobody_asks_others_to_take_back_what_they_do_not_see(three: Three) -> None:
    await three.move(1, "smuggle")
    with pytest.raises(NotAllowed, match="undo-alone"):
        await three.ask(1, Propose("undo"))


async def test_answers_to_a_card_are_sealed_until_all_have_answered() -> None:
    told = set()
    for answer in (Schnapp(1, 0), Schnipp(1, 0), Wait(1)):
        three = Three("schnippschnapp")
        await three.sit_down()
        await three.room.do(lambda table: (judge_action(table, 1, TURN),))
        await three.room.do(partial(_says, 0, answer))
        told.add((*three.told(1), *three.told(2)))
    assert len(told) == 1


def _says(seat: Seat, answer: Answer, table: Table) -> tuple[JudgedAction, ...]:
    return (judge_action(table, seat, answer),)


@pytest.mark.rule("M12", "G2")
@pytest.mark.parametrize(
    ("lays", "hidden"),
    [
        (("lay r10",), ("r9", "r12", "y10", "y12", "g2")),
        (("joker y10", "lay r10", "lay r9", "lay r8"), ("y10", "r7", "g2")),
    ],
)
async def test_a_turn_of_master_tells_nobody_what_its_player_still_holds(
    lays: Sequence[str], hidden: Sequence[str]
) -> None:
    """An opponent and an onlooker get the same bytes, whichever card is in the hand instead of in the pile.
    The player gets the same, whichever card an opponent holds."""
    for owner in (0, 1):
        told: dict[Chair, set[bytes]] = {person: set() for person in (*people(3), GUEST, None)}
        for card in hidden:
            room = await _master_dealt(lays, hidden, owner, card)
            clients = {chair: room.connect(chair) for chair in told}
            for number, action in enumerate((*lays, "end")):
                await room.ask(clients[people(3)[0]], Act(action, number))
            for chair, client in clients.items():
                unsent = [client.unsent.get_nowait() for _ in range(client.unsent.qsize())]
                told[chair].add(msgspec.json.encode(unsent))
        assert len(told.pop(people(3)[owner])) == len(hidden)
        assert [len(received) for received in told.values()] == [1] * 4


async def _master_dealt(lays: Sequence[str], candidates: Sequence[str], owner: Seat, hidden: str) -> Room:
    """A table where the first player holds the cards for these moves and nothing else that fits, and where
    this one of the candidates is the owner's last card; the others lie at the bottom of the pile."""
    own = [JOKER if lay.startswith("joker") else Card(lay.removeprefix("lay ")) for lay in lays]
    bottom = [Card(candidate) for candidate in candidates]
    rest = list((Counter(DEALT) - Counter([*own, *bottom])).elements())
    rest.sort(key=lambda card: card is JOKER or card.number in range(7, 16))
    order = [*own, *rest, *bottom]
    last, place = 20 * owner + 19, len(order) - len(bottom) + candidates.index(hidden)
    order[last], order[place] = order[place], order[last]
    seated = people(3)
    events: tuple[AnyTableEvent, ...] = (
        open_table(Settings(game="master", players=3), seated[0]),
        Committed("00" * 32),
        *(Sat(seat, person) for seat, person in enumerate(seated)),
        *(Ready(seat, "") for seat in range(3)),
        Acted(NATURE, str(Deal(tuple(Colour), tuple(order))), rules=GAMES["master"].rules_version),
    )
    room = Room(TABLE, Notebook([Entry(0, event) for event in events]), lambda: 0, lambda: "00" * 32)
    await room.load()
    return room


async def test_the_pace_of_a_bot_does_not_tell_that_it_smuggles() -> None:
    table = Three().room
    await table.load()
    pauses = 0
    rng = Random(1)

    def pace() -> float:
        nonlocal pauses
        pauses += 1
        return 0.0

    def choose(view: Any, menu: Sequence[Any]) -> Any:
        return rng.choice(menu)

    await table.do(lambda _: [BotSat(seat, "random") for seat in range(3)])
    driving = asyncio.create_task(Driver(table, TableBots(choose, pace), lambda: 0).run())
    while table.table.phase != "over":
        await asyncio.sleep(0)
    driving.cancel()
    moves = [str(move.action) for move in table.table.moves if move.by is not NATURE]
    seen = [move for move in moves if not move.startswith("smuggle")]
    assert pauses == len(seen) < len(moves)
