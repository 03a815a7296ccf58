"""Records: written, read back, replayed and checked; anything else is refused in one line."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum import record
from reihum import testing as laws
from reihum.game import NATURE, AnyGame, Outcome
from reihum.match import Match, MatchOptions
from reihum.record import BadRecord, Entry, Player, Record
from reihum.registry import GAMES
from reihum.texts import Texts

JUNIOR = GAMES["junior"]


@cache
def played(name: str = "junior", rounds: int | None = 1) -> Record:
    """A random match between Ann and others, with a time for every action."""
    game = GAMES[name]
    match = Match(game)
    options = MatchOptions(game.options_type(), rounds, first=1)
    seats = game.seats[0]
    moves = laws.play(match, options, seats, Random(3))
    players = (Player("Ann"), *(Player(f"Bot {seat}", "simple") for seat in range(1, seats)))
    return msgspec.structs.replace(
        record.begin(game, players, options),
        actions=tuple(Entry(*move, at=number * 10) for number, move in enumerate(moves.moves)),
        outcome=match.outcome(moves.states[-1]),
    )


def changed(**fields: Any) -> bytes:
    """A record of Junior with these fields instead of its own."""
    return msgspec.json.encode({**msgspec.json.decode(record.write(played())), **fields})


def refusal(data: bytes) -> BadRecord:
    """What is wrong with this file, when it is read or when it is checked."""
    with pytest.raises(BadRecord) as refused:
        record.verify(record.read(data, GAMES), JUNIOR)
    return refused.value


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_record_is_read_as_it_was_written(game: AnyGame) -> None:
    whole = played(game.name, 2)
    data = record.write(whole)
    assert record.read(data, GAMES) == whole
    assert record.write(record.read(data, GAMES)) == data
    assert record.verify(whole, game) == whole.outcome


def test_a_record_is_a_line_an_action() -> None:
    first, *actions, last = record.write(played()).splitlines()
    assert first.startswith(b'{"format":"reihum-record-1","game":"junior","rules_version":1')
    assert len(actions) == len(played().actions)
    assert msgspec.json.decode(actions[0].rstrip(b","))["by"] == "nature"
    assert last.startswith(b'],"outcome":')


@given(st.text())
def test_any_name_survives(name: str) -> None:
    named = msgspec.structs.replace(played(), players=(Player(name), Player('"actions":[]')))
    assert record.read(record.write(named), GAMES) == named


def test_a_game_that_was_broken_off_is_a_record_too() -> None:
    begun = msgspec.structs.replace(played(), actions=played().actions[:5], outcome=None)
    assert record.verify(record.read(record.write(begun), GAMES), JUNIOR) is None
    nothing = msgspec.structs.replace(played(), actions=(), outcome=None)
    assert record.verify(record.read(record.write(nothing), GAMES), JUNIOR) is None


def test_an_action_may_be_written_as_text() -> None:
    texts = [{"by": entry.by, "action": str(entry.action), "at": entry.at} for entry in played().actions]
    assert record.read(changed(actions=texts), GAMES) == played()


def test_a_replay_gives_every_step() -> None:
    steps = list(record.replay(played(), JUNIOR))
    assert [entry for entry, _ in steps] == list(played().actions)
    assert Match(JUNIOR).outcome(steps[-1][1].state) == played().outcome


def test_a_transcript_reads_well() -> None:
    lines = record.transcript(played(), JUNIOR).splitlines()
    assert lines[:2] == ["junior rules 1 players 2 rounds 1 first 1", "options {}"]
    assert lines[2].startswith("nature: deal ")
    assert lines[3].startswith("    dealt hands=")
    assert lines[4].startswith("1 @10: ")
    assert lines[-1].startswith("outcome {")


@pytest.mark.parametrize("version", [0, -1, 2, 10**30])
def test_other_rules_are_refused_and_never_misread(version: int) -> None:
    refused = refusal(
        changed(rules_version=version, options={"old": 1}, actions=[{"by": 0, "action": "old"}])
    )
    assert refused.code == "other-rules"
    assert refused.details == {"game": "junior", "theirs": version, "ours": 1}


def test_the_refusal_of_other_rules_says_which() -> None:
    assert Texts("en").refusal(refusal(changed(rules_version=0))) == (
        "This record follows version 0 of the rules of Junior, but this program only knows version 1."
    )


ACTIONS = msgspec.json.decode(record.write(played()))["actions"]
DEAL, FIRST = ACTIONS[:2]
BAD_FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "not-a-record"),
    "not JSON": (b"junior rules 1", "not-a-record"),
    "not UTF-8": (changed(players=[{"name": "Zo?"}] * 2).replace(b"?", b"\xeb"), "not-a-record"),
    "half of it": (record.write(played())[:1000], "not-a-record"),
    "all but the end": (record.write(played())[:-3], "not-a-record"),
    "more than one": (record.write(played()) * 2, "not-a-record"),
    "a list": (b"[]", "not-a-record"),
    "nothing in it": (b"{}", "not-a-record"),
    "deep": (b"[" * 100_000, "not-a-record"),
    "deep inside": (changed(options={"a": 0}).replace(b"0", b"[" * 100_000, 1), "not-a-record"),
    "another format": (changed(format="reihum-record-2"), "not-a-record"),
    "an unknown field": (changed(winner="Ann"), "not-a-record"),
    "an unknown field of an action": (changed(actions=[{**DEAL, "secret": 1}]), "not-a-record"),
    "players by number": (changed(players=2), "not-a-record"),
    "names that are none": (changed(players=[{"name": 1}, {"name": 2}]), "not-a-record"),
    "rounds as text": (changed(rounds="1"), "not-a-record"),
    "a version as text": (changed(rules_version="1"), "not-a-record"),
    "actions as an object": (changed(actions={}), "not-a-record"),
    "an unknown actor": (changed(actions=[{**DEAL, "by": "luck"}]), "not-a-record"),
    "a time before all times": (changed(actions=[{**DEAL, "at": -(2**53)}]), "not-a-record"),
    "an endless time": (changed(actions=[{**DEAL, "at": 2**53}]), "not-a-record"),
    "an outcome as text": (changed(outcome="Ann"), "not-a-record"),
    "an unknown game": (changed(game="patience"), "unknown-game"),
    "an unknown option": (changed(options={"speed": "high"}), "unknown-option"),
    "options as a list": (changed(options=[]), "bad-option"),
    "no such move": (changed(actions=[{**DEAL, "action": "fly r2"}]), "unknown-words"),
    "no such action": (changed(actions=[{**DEAL, "action": {"do": "fly"}}]), "malformed-action"),
    "an action as a number": (changed(actions=[{**DEAL, "action": 7}]), "malformed-action"),
    "an unknown card": (changed(actions=[{**DEAL, "action": "lay r22"}]), "unknown-words"),
    "too few players": (changed(players=[{"name": "Ann"}]), "players"),
    "too many players": (changed(players=[{"name": "Ann"}] * 7), "players"),
    "no rounds": (changed(rounds=0), "rounds"),
    "a huge number of rounds": (changed(rounds=10**40), "rounds"),
    "a first seat that is none": (changed(first=2), "first-seat"),
    "no deal": (changed(actions=ACTIONS[1:]), "illegal-in-record"),
    "a deal twice": (changed(actions=[DEAL, *ACTIONS]), "illegal-in-record"),
    "a card dealt twice": (
        changed(actions=[{**DEAL, "action": {"do": "deal", "order": ["r2"] * 36}}]),
        "illegal-in-record",
    ),
    "an action out of turn": (changed(actions=[DEAL, {**FIRST, "by": 0}]), "illegal-in-record"),
    "an actor that is none": (changed(actions=[DEAL, {**FIRST, "by": -1}]), "illegal-in-record"),
    "an action after the end": (changed(actions=[*ACTIONS, ACTIONS[-1]]), "illegal-in-record"),
    "the end missing": (changed(actions=ACTIONS[:-1]), "other-outcome"),
    "no outcome": (changed(outcome=None), "other-outcome"),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_is_refused_in_one_line(name: str) -> None:
    data, code = BAD_FILES[name]
    refused = refusal(data)
    assert refused.code == code
    assert len(Texts("en").refusal(refused).splitlines()) == 1


def test_a_wrong_outcome_is_found() -> None:
    outcome = played().outcome
    assert outcome is not None
    other = Outcome(outcome.places, tuple(points + 1 for points in outcome.points), outcome.reason)
    assert refusal(changed(outcome=msgspec.to_builtins(other))).code == "other-outcome"


def test_an_illegal_action_is_named_with_its_number_and_reason() -> None:
    refused = refusal(changed(actions=[DEAL, {"by": NATURE.value, "action": "draw"}]))
    assert refused.rule == "G2"
    assert Texts("en").refusal(refused) == (
        "Move 2 of the record, “draw”, is not allowed: It is not your turn."
    )


def test_a_huge_file_is_not_even_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MOST_BYTES", 1000)
    assert refusal(record.write(played())).code == "record-too-long"


@given(st.integers(0, 10**6), st.integers(0, 255))
def test_a_changed_byte_is_refused_or_makes_no_difference(place: int, byte: int) -> None:
    data = bytearray(record.write(played()))
    data[place % len(data)] = byte
    with suppress(BadRecord):
        record.verify(record.read(bytes(data), GAMES), JUNIOR)


def test_a_record_from_a_clock_that_was_set_back_is_read() -> None:
    times = [0, 20, -2000, -1980, 40]
    late = [{**action, "at": at} for action, at in zip(ACTIONS, times, strict=False)]
    whole = record.read(changed(actions=[*late, *ACTIONS[len(times) :]]), GAMES)
    assert [entry.at for entry in whole.actions[: len(times)]] == [0, 20, 20, 20, 40]
    assert record.verify(whole, GAMES[whole.game]) == played().outcome
