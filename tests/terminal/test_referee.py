"""The engine as a process: its answers, and that garbage changes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum import record
from reihum.cards import Card
from reihum.game import NATURE, AnyGame, Outcome
from reihum.referee import MOST_BYTES, Referee, serve
from reihum.registry import GAMES
from reihum.texts import Texts
from strategies import actions

JUNIOR = GAMES["junior"]
PAGE = Path(__file__).parents[2] / "docs" / "referee.md"


class Client:
    """A program that talks to a referee."""

    def __init__(self, game: AnyGame) -> None:
        self._referee = Referee(game, Texts("en"))

    def send(self, line: bytes) -> Any:
        answer = msgspec.json.encode(self._referee.answer(line))
        assert b"\n" not in answer
        return msgspec.json.decode(answer)

    def ask(self, request: str, **fields: object) -> Any:
        return self.send(msgspec.json.encode({"request": request, **fields}))

    def everything(self, players: int) -> list[Any]:
        """All that can be asked of a game; the same before and after a refusal."""
        chairs = [self.ask("view", seat=seat) for seat in (*range(players), None)]
        return [*chairs, self.ask("record"), self.ask("outcome"), self.ask("events")]


def started(game: AnyGame = JUNIOR, players: int | None = None, **fields: object) -> Client:
    client = Client(game)
    answer = client.ask("start", **{"players": players or game.seats[0], "seed": 7, **fields})
    assert answer["answer"] == "step"
    return client


def play_on(client: Client, step: Mapping[str, Any], rng: Random) -> Any:
    """Plays at random to the end, with actions as text and as JSON by turns."""
    while step["outcome"] is None:
        seat = rng.choice(step["to_act"])
        entry = rng.choice(client.ask("menu", seat=seat)["actions"])
        step = client.ask("act", by=seat, action=entry[rng.choice(("text", "action"))], at=5)
    return step


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_client_plays_every_game_to_its_end(game: AnyGame) -> None:
    client = Client(game)
    step = client.ask("start", players=game.seats[-1], seed="any text", first=1)
    last = play_on(client, step, Random(1))
    assert last["to_act"] == []
    written = record.read(msgspec.json.encode(client.ask("record")["record"]), GAMES)
    assert last["outcome"] == client.ask("outcome")["outcome"]
    assert msgspec.convert(last["outcome"], Outcome) == record.verify(written, game)
    again = client.ask("act", by=0, action=str(written.actions[-1].action))
    assert again["code"] in ("game-over", "stale-call")


def test_the_same_seed_gives_the_same_deal_and_another_seed_another() -> None:
    deals = [msgspec.json.encode(started(seed=seed).ask("record")) for seed in (7, "7", 8)]
    assert deals[0] == deals[1] != deals[2]


def test_without_a_seed_the_client_writes_the_deals_down() -> None:
    dealt = started().ask("record")["record"]["actions"][0]["action"]
    client = started(seed=None)
    assert client.ask("act", by=0, action="draw")["code"] == "shuffle-first"
    assert client.ask("act", by="nature", action=dealt)["to_act"] == [0]
    assert client.ask("view", seat=1) == started().ask("view", seat=1)


def test_a_match_goes_on_with_the_next_round_and_keeps_the_sheet() -> None:
    client = Client(JUNIOR)
    play_on(client, client.ask("start", players=2, rounds=3, seed=1), Random(1))
    assert len(client.ask("outcome")["sheet"]) == 3


def test_a_new_start_begins_anew_and_a_bad_one_does_not() -> None:
    client = started()
    client.ask("act", **random_entry(client, 2, Random(1)))
    before = client.everything(2)
    assert client.ask("start", players=7)["code"] == "players"
    assert client.everything(2) == before
    client.ask("start", players=2, seed=7)
    assert client.everything(2) == started().everything(2)


def test_a_seat_is_shown_its_own_cards_only() -> None:
    client = started()
    (full,) = client.ask("start", players=2, seed=7)["events"]
    (own,) = client.ask("events", seat=1)["events"]
    (onlooker,) = client.ask("events")["events"]
    assert own["hands"] == [None, full["hands"][1]]
    assert onlooker["hands"] == [None, None]
    assert client.ask("events", since=1)["events"] == []


def test_every_card_in_hand_is_explained() -> None:
    client = started()
    hand = client.ask("view", seat=0)["view"]["round"]["hand"]
    playable = {entry["action"].get("card") for entry in client.ask("menu", seat=0)["actions"]}
    explained = {entry["card"]: entry["why"] for entry in client.ask("explain", seat=0)["cards"]}
    assert list(explained) == hand
    for card, why in explained.items():
        assert (why is None) == (card in playable)
        assert why is None or why["rule"] == "J3"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_card_there_is_can_be_asked_about(game: AnyGame) -> None:
    client = started(game)
    for card in Card:
        (explained,) = client.ask("explain", seat=0, card=card)["cards"]
        assert explained["card"] == card


def random_entry(client: Client, players: int, rng: Random) -> dict[str, Any]:
    """A request to act, by any seat that may."""
    menus = [(seat, client.ask("menu", seat=seat)["actions"]) for seat in range(players)]
    seat, menu = rng.choice([(seat, menu) for seat, menu in menus if menu])
    return {"by": seat, "action": rng.choice(menu)["text"]}


REFUSED = {
    "no JSON": (b"lay r2", "not-a-request"),
    "an empty line": (b"", "not-a-request"),
    "cut off": (b'{"request":"view"', "not-a-request"),
    "two requests": (b'{"request":"view"}{"request":"view"}', "not-a-request"),
    "not UTF-8": (b'{"request":"view","seat":"\xff"}', "not-a-request"),
    "half a character": (b'{"request":"act","by":0,"action":"\\udc00"}', "not-a-request"),
    "no request": (b"{}", "not-a-request"),
    "an array": (b"[1,2]", "not-a-request"),
    "an unknown request": (b'{"request":"cheat"}', "not-a-request"),
    "an unknown field": (b'{"request":"view","seat":0,"peek":1}', "not-a-request"),
    "a missing field": (b'{"request":"menu"}', "not-a-request"),
    "a text for a seat": (b'{"request":"view","seat":"0"}', "not-a-request"),
    "a truth for a seat": (b'{"request":"view","seat":true}', "not-a-request"),
    "half a seat": (b'{"request":"view","seat":0.5}', "not-a-request"),
    "no such seat": (b'{"request":"view","seat":2}', "unknown-seat"),
    "a seat below zero": (b'{"request":"view","seat":-1}', "unknown-seat"),
    "a huge seat": (b'{"request":"menu","seat":' + b"9" * 300 + b"}", "unknown-seat"),
    "an endless number": (b'{"request":"menu","seat":' + b"9" * 6000 + b"}", "not-a-request"),
    "a huge power": (b'{"request":"menu","seat":1e999999999}', "not-a-request"),
    "deep nesting": (b'{"request":"act","by":0,"action":{"a":' + b"[" * 30000, "not-a-request"),
    "nesting to the end": (
        b'{"request":"act","by":0,"action":{"do":' + b"[" * 900 + b"]" * 900 + b"}}",
        "malformed-action",
    ),
    "too long": (b'{"request":"view"' + b" " * MOST_BYTES + b"}", "line-too-long"),
    "no words": (b'{"request":"act","by":0,"action":""}', "unknown-words"),
    "unknown words": (b'{"request":"act","by":0,"action":"fly r2"}', "unknown-words"),
    "an unknown action": (b'{"request":"act","by":0,"action":{"do":"fly"}}', "malformed-action"),
    "a field too many": (b'{"request":"act","by":0,"action":{"do":"draw","n":3}}', "malformed-action"),
    "a time before the start": (b'{"request":"act","by":0,"action":"draw","at":-1}', "not-a-request"),
    "an unknown actor": (b'{"request":"act","by":"luck","action":"draw"}', "not-a-request"),
    "out of turn": (b'{"request":"act","by":1,"action":"draw"}', "not-your-turn"),
    "no seat at all": (b'{"request":"act","by":-1,"action":"draw"}', "not-your-turn"),
    "nature out of turn": (b'{"request":"act","by":"nature","action":"draw"}', "not-your-turn"),
    "a card not held": (b'{"request":"act","by":0,"action":"lay joker"}', "not-in-hand"),
    "end before a card": (b'{"request":"act","by":0,"action":"end"}', "lay-first"),
    "a deal in the game": (b'{"request":"act","by":0,"action":{"do":"deal","order":[]}}', "not-yours"),
    "too many players": (b'{"request":"start","players":7}', "players"),
    "a huge number of players": (b'{"request":"start","players":' + b"9" * 40 + b"}", "players"),
    "an unknown option": (b'{"request":"start","players":2,"options":{"x":1}}', "unknown-option"),
    "options as a list": (b'{"request":"start","players":2,"options":[]}', "not-a-request"),
    "no rounds": (b'{"request":"start","players":2,"rounds":0}', "rounds"),
    "a first seat that is none": (b'{"request":"start","players":2,"first":2}', "first-seat"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_changes_nothing(name: str) -> None:
    line, code = REFUSED[name]
    client = started()
    before = client.everything(2)
    answer = client.send(line)
    assert (answer["answer"], answer["code"]) == ("refused", code)
    assert answer["message"]
    assert client.everything(2) == before


def test_before_the_start_there_is_nothing_to_ask() -> None:
    client = Client(JUNIOR)
    for request in (
        {"request": "act", "by": 0, "action": "draw"},
        {"request": "view"},
        {"request": "events"},
        {"request": "menu", "seat": 0},
        {"request": "explain", "seat": 0},
        {"request": "outcome"},
        {"request": "record"},
    ):
        assert client.ask(**request)["code"] == "not-started"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
GOOD_REQUESTS: list[dict[str, Any]] = [
    {"request": "start", "players": 2, "options": {}, "rounds": 1, "first": 0, "seed": 7},
    {"request": "act", "by": 0, "action": {"do": "lay", "card": "r2"}, "at": 0},
    {"request": "act", "by": 0, "action": "lay r2"},
    {"request": "view", "seat": 0},
    {"request": "events", "seat": 0, "since": 0},
    {"request": "menu", "seat": 0},
    {"request": "explain", "seat": 0, "card": "r2"},
]


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A good request with a value changed, taken out or put in, or with bytes changed."""
    request = dict(draw(st.sampled_from(GOOD_REQUESTS)))
    field = draw(st.sampled_from(sorted(request)) | st.text(max_size=5))
    if draw(st.booleans()):
        request[field] = draw(VALUES)
    else:
        request.pop(field, None)
    line = bytearray(msgspec.json.encode(request))
    for place in draw(st.lists(st.integers(0, len(line) - 1), max_size=2)):
        line[place] = draw(st.integers(0, 255))
    return bytes(line)


@settings(deadline=None)
@given(st.binary(max_size=200) | mutated())
def test_any_line_has_one_answer_and_a_refusal_changes_nothing(line: bytes) -> None:
    client = started()
    before = client.everything(2)
    if client.send(line)["answer"] == "refused":
        assert client.everything(2) == before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_no_action_is_too_much_for_the_judge(game: AnyGame, data: st.DataObject) -> None:
    """Random moves with any well-formed action by anybody thrown in between."""
    players = game.seats[0]
    client = started(game)
    rng = data.draw(st.randoms(use_true_random=False))
    for _ in range(data.draw(st.integers(0, 40))):
        step = client.ask("act", **random_entry(client, players, rng))
        if step["outcome"]:
            break
    before = client.everything(players)
    for action in data.draw(st.lists(actions(game.action_type, st.integers()), min_size=5, max_size=5)):
        by = data.draw(st.sampled_from([*range(players), NATURE.value, -1]))
        if client.ask("act", by=by, action=action)["answer"] == "refused":
            assert client.everything(players) == before
        before = client.everything(players)


@settings(deadline=None)
@given(st.lists(mutated() | st.binary(max_size=20), max_size=8))
def test_a_stream_has_an_answer_a_line(lines: list[bytes]) -> None:
    lines = [line.replace(b"\n", b" ") or b"?" for line in lines]
    out = BytesIO()
    serve(JUNIOR, BytesIO(b"\n".join(lines)), out, Texts("en"))
    assert len(out.getvalue().splitlines()) == len(lines)


def test_an_over_long_line_is_read_in_pieces_and_refused_once() -> None:
    out = BytesIO()
    lines = [b"[" * (3 * MOST_BYTES + 17), b'{"request":"quit"}', b'{"request":"view"}']
    serve(JUNIOR, BytesIO(b"\n".join(lines)), out, Texts("en"))
    codes = [msgspec.json.decode(line) for line in out.getvalue().splitlines()]
    assert [code.get("code", code["answer"]) for code in codes] == ["line-too-long", "bye"]


def test_a_closed_pipe_ends_it_quietly() -> None:
    class Closed(BytesIO):
        def flush(self) -> None:
            raise BrokenPipeError

    serve(JUNIOR, BytesIO(b"{}\n{}\n"), Closed(), Texts("en"))


def test_the_page_tells_the_truth() -> None:
    client = Client(JUNIOR)
    said = list(_conversation(PAGE.read_text("utf-8")))
    assert len(said) >= 8
    for request, answer in said:
        assert client.send(request.encode()) == msgspec.json.decode(answer)


def _conversation(page: str) -> Iterator[tuple[str, str]]:
    lines = iter(page.split("```text\n")[1].split("```")[0].splitlines())
    for request, answer in zip(lines, lines, strict=True):
        assert request.startswith("> ")
        assert answer.startswith("< ")
        yield request[2:], answer[2:]


def test_a_process_answers_lives_through_garbage_and_ends_with_its_input() -> None:
    command = [sys.executable, "-m", "reihum", "referee", "junior"]
    lines = b'\xff\xfe\n{"request":"start","players":2,"seed":7}\n{"request":"menu","seat":9}\nnonsense'
    done = subprocess.run(command, input=lines, capture_output=True, timeout=30, check=True)
    answers = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    assert [answer["answer"] for answer in answers] == ["refused", "step", "refused", "refused"]
    assert done.stderr == b""


def test_a_process_ends_quietly_when_nobody_listens() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    command = [sys.executable, "-m", "reihum", "referee", "junior"]
    done = subprocess.run(
        command, input=b"{}\n{}\n", stdout=write_end, stderr=subprocess.PIPE, timeout=30, check=True
    )
    os.close(write_end)
    assert done.stderr == b""
