"""Logs of older versions are read like those of this version."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from reihum.game import NATURE
from reihum.notation import alternatives
from reihum.table import log
from reihum.table.log import Entry, Person, Settings

BEFORE = Path(__file__).with_name("log_of_protocol_1.jsonl").read_bytes().splitlines()
"""An entry of each kind, as the server of protocol 1 has written it."""
SETTINGS = Settings(game="elfer", players=2, options={"opening": "all"})
EVENTS: list[log.AnyTableEvent] = [
    log.Opened(SETTINGS, "p1"),
    log.SettingsChanged(SETTINGS),
    log.SettingsChanged(SETTINGS, is_ready_anew=True),
    log.Sat(0, Person("p1", "Ada", "fox")),
    log.BotSat(1, "simple"),
    log.Left(1),
    log.HostChanged("p2"),
    log.Committed("0" * 64),
    log.Ready(0, "seed"),
    log.Acted(NATURE, "shuffle r1", rules=2),
    log.Acted(0, "lay r11"),
    log.Acted(1, "draw", is_forced=True),
    log.TakenBack(2),
    log.Proposed(0, "pause"),
    log.Proposed(1, "undo"),
    log.Agreed(1),
    log.Declined(1),
    log.Paused(),
    log.Resumed(),
    log.Nudged(0),
    log.BotTookOver(0, "away"),
    log.StoodIn(1),
    log.CameBack(0),
    log.Said(0, "hello"),
    log.Wrote(0, 'the "deed" is done'),
    log.Rematch(),
    log.RulesChanged(),
    log.RulesChanged(is_over=True),
]
ENTRIES = [Entry(1_700_000_000_000 + number, event) for number, event in enumerate(EVENTS)]


@pytest.mark.parametrize(("body", "entry"), [*zip(BEFORE, ENTRIES, strict=True)])
def test_an_entry_of_protocol_1_is_read(body: bytes, entry: Entry) -> None:
    assert log.read(body) == entry


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event in EVENTS} == {*alternatives(log.AnyTableEvent)} - {
        log.Brought
    }  # it is younger


@pytest.mark.parametrize("entry", ENTRIES)
def test_new_entries_have_the_current_names_and_can_be_read_back(entry: Entry) -> None:
    body = log.write(entry)
    assert b'"deed":' not in body
    assert b'"wish":' not in body
    assert log.read(body) == entry


@pytest.mark.parametrize("text", ['{"at":1,"deed":{"deed":"rematch"}}', ',"deed":{"deed":"'])
def test_no_text_makes_an_entry_look_old(text: str) -> None:
    entry = replace(ENTRIES[0], event=log.Wrote(0, text))
    assert log.read(log.write(entry)) == entry
