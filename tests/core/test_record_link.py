"""Records in links: short, the same match again, and one clear line for every bad link."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

import pytest
from msgspec.structs import replace

from brought_logs import alone
from reihum import api, record_link
from reihum.game import Refused
from reihum.record import BadRecord, Entry, Record, verify, write
from reihum.record_link import MOST_LETTERS, MOST_UNPACKED, pack, read_any, unpack
from reihum.registry import GAMES
from reihum.table.recording import record_of


def word_of(data: bytes) -> str:
    return "1" + urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def without_times(whole: Record) -> Record:
    return replace(whole, actions=tuple(Entry(entry.by, entry.action) for entry in whole.actions))


@pytest.mark.parametrize("game", GAMES)
def test_a_link_has_the_whole_match(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = record_of(alone(game, max(2, GAMES[game].seats[0]), rounds=None if game == "stufen" else 1).table)
    word = pack(whole, GAMES[game])
    if GAMES[game].is_race:
        assert word is None  # one round has thousands of moves
        for limit in ("MOST_LETTERS", "MOST_UNPACKED", "MOST_READ"):
            monkeypatch.setattr(record_link, limit, 2**24)
        word = pack(whole, GAMES[game])
    assert word is not None
    again = unpack(word, GAMES)
    assert again == without_times(whole)
    assert verify(again, GAMES[game]) == whole.outcome
    assert read_any(f"https://cards.example.org/replay?step=3#{word}\n".encode(), GAMES) == again
    assert read_any(write(whole), GAMES) == whole


def test_a_match_without_commitments_fits_too() -> None:
    whole = api.play("elfer", ["simple"] * 2, rounds=None, seed=1, without="yellow")
    word = pack(whole, GAMES["elfer"])
    assert word is not None
    assert len(word) < MOST_LETTERS
    assert unpack(word, GAMES) == without_times(whole)


def test_a_match_that_is_not_over_has_no_link() -> None:
    assert pack(record_of(alone("junior", 2, most=20).table), GAMES["junior"]) is None


WORD = str(pack(record_of(alone("junior", 2).table), GAMES["junior"]))
INSIDE = zlib.decompress(urlsafe_b64decode(WORD[1:] + "=="))


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "not-a-record"),
        ("hello", "not-a-record"),
        ("2" + WORD[1:], "link-too-new"),
        (WORD[:-40], "link-cut-off"),
        (WORD[:5], "link-cut-off"),
        (WORD[:60] + ("A" if WORD[60] != "A" else "B") + WORD[61:], "link-damaged"),
        (WORD[:60] + "é" + WORD[61:], "link-damaged"),
        ("1" + "A" * record_link.MOST_READ, "link-too-large"),
        (word_of(b"x" * (MOST_UNPACKED + 1)), "link-too-large"),
        (word_of(b"0" * 10**7), "link-too-large"),
        (word_of(b"[" * 100_000), "not-a-record"),
        (word_of(INSIDE.replace(b'"junior"', b'"poker"')), "unknown-game"),
        (word_of(INSIDE.replace(b'"rules":', b'"rules":9')), "other-rules"),
        (word_of(INSIDE.replace(b" lay", b" play", 1)), "illegal-in-record"),
        (word_of(INSIDE.replace(b"\\n1 ", b"\\n0 ", 1)), "illegal-in-record"),
        (word_of(INSIDE.replace(b"\\n1 ", b"\\nx ", 1)), "not-a-record"),
        (word_of(INSIDE.replace(b'"seeds":[[', b'"seeds":[["more",')), "not-a-record"),
        (word_of(INSIDE.replace(b'"players":[', b'"players":[{"name":"a"},{"name":"b"},{"name":"c"},')), ""),
    ],
)
def test_a_bad_link_is_refused_in_one_line(word: str, code: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        unpack(word, GAMES)
    assert code in ("", refusal.value.code)


def test_any_change_inside_is_refused_or_is_another_legal_match() -> None:
    for place in range(0, len(INSIDE), 3):
        changed = INSIDE[:place] + bytes([INSIDE[place] ^ 1]) + INSIDE[place + 1 :]
        try:
            found = unpack(word_of(changed), GAMES)
        except Refused:
            continue
        verify(found, GAMES[found.game])
