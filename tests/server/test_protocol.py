"""The schema and the types of the protocol agree with real messages."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import protocol_transcript as transcript
from game_settings import settings
from reihum.game import NATURE, AnyGame
from reihum.live.client import Client
from reihum.live.conversation import NO_SUCH_TABLE, TOO_SLOW, TRY_LATER
from reihum.live.messages import FromClient, FromServer, Request, Update, View
from reihum.notation import alternatives
from reihum.registry import GAMES
from reihum.server.http.conversation import FOREIGN_PAGE, TOO_MANY
from reihum.server.wire import protocol
from reihum.table.changes import changes
from reihum.table.commands import Act, AnyCommand
from reihum.table.fold import Decision, TableStep, fold, judge_action, shuffle, take
from reihum.table.judging import open_table
from reihum.table.log import Committed, Entry, Person, Ready, Sat, Settings
from reihum.table.recording import record_of
from reihum.table.table import Table
from reihum.table.views import IsReady, TableView, shown, view
from server_process import Server, merged

ROOT = Path(__file__).parents[2]
SOME = 3
"""The number of events of each kind that are looked at in a match, and of views in each phase."""


def test_the_schema_and_the_types_are_not_stale(tmp_path: Path) -> None:
    """If they are: ``python -m reihum.server.wire.protocol .``."""
    files = [Path("docs/protocol.schema.json"), Path("web/src/protocol.ts")]
    for file in files:
        (tmp_path / file).parent.mkdir(parents=True)
    protocol.write(tmp_path)
    assert [file for file in files if (tmp_path / file).read_bytes() != (ROOT / file).read_bytes()] == []


@cache
def definitions() -> dict[str, Any]:
    return protocol.definitions()


def validator(name: str, game: AnyGame | None = None) -> Draft202012Validator:
    """For what has this name. With a game, what is said of the others is wrong."""
    found = definitions()
    if game is not None:
        parts = {f"Game{part}": found[f"{game.name.capitalize()}{part}"] for part in protocol.PARTS}
        found = {**found, **parts, "GameName": {"const": game.name}}
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": found})


def sent(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


def played(game: AnyGame, rng: Random) -> Iterator[TableStep]:
    """The steps of a match of two rounds by people who play at random."""
    _, options, seats = rng.choice([setting for setting in settings() if setting.game is game])
    people = [Person(f"{seat}", f"Player {seat}") for seat in range(seats)]
    wanted = Settings(game=game.name, players=seats, options=sent(options), rounds=2)
    table = fold(None, Entry(0, open_table(wanted, people[0]))).table
    for seat, person in enumerate(people):
        table = fold(table, Entry(0, Sat(seat, person))).table
    while (decision := decided(table, rng)) is not None:
        step = take(table, table.length, decision)
        yield step
        table = step.table
    assert table.phase == "over"


def decided(table: Table, rng: Random) -> Decision | None:
    if table.phase == "over":
        return None
    if table.phase != "playing":
        if table.secret is None:
            return Committed(rng.randbytes(32).hex())
        late = next((seat for seat, chair in enumerate(table.chairs) if chair.seed is None), None)
        return shuffle(table) if late is None else Ready(late, "seed")
    if NATURE in table.to_act:
        return shuffle(table)
    assert table.match is not None
    seat = rng.choice([seat for seat in range(len(table.chairs)) if seat in table.to_act])
    return judge_action(table, seat, rng.choice(table.rules.legal_actions(table.match, seat)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.sample(4)
def test_messages_of_whole_matches_fit_the_schema(game: AnyGame) -> None:
    told, asked = validator("FromServer", game), validator("FromClient", game)
    looked_at: Counter[Any] = Counter()
    before: dict[Any, TableView] = {}
    for step in played(game, Random(5)):
        table = step.table
        for person in ("0", "1", None):
            events = [what for what in shown(step, person) if _is_rare(looked_at, (type(what), person))]
            seen = view(table, person)
            changed = changes(before.get(person, seen), seen)
            assert changed is not None
            before[person] = seen
            if _is_rare(looked_at, (table.phase, person)) or events:
                told.validate(sent(View(1, seen)))
                told.validate(sent(Update(1, tuple(events), changed)))
                for offered in seen.menu[:SOME]:
                    asked.validate(sent(Request(1, Act(offered.action, seen.my_moves))))
    validator("MatchRecord", game).validate(sent(record_of(table)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_with_the_changes_a_client_has_the_whole_view(game: AnyGame) -> None:
    before: dict[Any, TableView] = {}
    for step in played(game, Random(6)):
        for person in ("0", "1", None):
            seen = view(step.table, person)
            if person in before:
                changed = changes(before[person], seen)
                assert merged(sent(before[person]), sent(changed), "match", "round") == sent(seen)
                assert bool(changed) == (seen != before[person])
            before[person] = seen


def test_only_what_has_changed_is_sent() -> None:
    for step in played(GAMES["elfer"], Random(1)):
        if step.before and step.before.phase == step.table.phase == "playing":
            before, after = (view(table, "0") for table in (step.before, step.table))
            break
    changed = changes(before, after)
    assert changed is not None
    assert changed.keys() <= {"match", "to_act", "menu", "my_moves", "waiting_since"}
    assert changed["match"].keys() == {"round"}
    assert 0 < len(changed["match"]["round"]) < len(after.match.round.__struct_fields__)


def test_a_match_of_another_game_is_shown_as_a_whole() -> None:
    tables = [list(played(GAMES[name], Random(1)))[-1].table for name in ("elfer", "zweikampf")]
    client = Client(None, None, lambda: 0)
    client.update((), view(tables[0], None))
    client.update((IsReady(0),), view(tables[1], None))
    assert [sent(client.unsent.get_nowait()) for _ in range(client.unsent.qsize())] == [
        sent(View(1, view(tables[0], None))),
        sent(Update(2, (IsReady(0),), {})),
        sent(View(3, view(tables[1], None))),
    ]


def _is_rare(looked_at: Counter[Any], kind: Any) -> bool:
    looked_at[kind] += 1
    return looked_at[kind] <= SOME


def test_the_schema_bites() -> None:
    table = next(iter(played(GAMES["elfer"], Random(1)))).table
    whole = sent(View(1, view(table, "0")))
    update = sent(Update(2, (IsReady(0),), {"phase": "playing"}))
    for told, path, wrong in (
        (whole, ("version",), "one"),
        (whole, ("view", "settings", "game"), "poker"),
        (whole, ("view", "phase"), "nowhere"),
        (whole, ("view", "you"), "me"),
        (update, ("events",), [{"event": "exploded"}]),
    ):
        assert validator("FromServer").is_valid(told)
        message = json.loads(json.dumps(told))
        place = message
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = wrong
        assert not validator("FromServer").is_valid(message), path
        del place[path[-1]]
        assert not validator("FromServer").is_valid(message), path
    assert not validator("FromServer").is_valid({**update, "changes": {"phase": "nowhere"}})


@pytest.mark.parametrize(
    ("changed", "is_right"),
    [
        ({"phase": "over", "match": {"places": [1, 2], "round": {"hand": ["r5"]}}}, True),
        ({"match": None}, True),
        ({"phase": "nowhere"}, False),
        ({"weather": "fine"}, False),
        ({"match": {"round": {"hand": ["x5"]}}}, False),
    ],
)
def test_the_schema_knows_what_can_change(changed: Any, is_right: bool) -> None:
    message = {"type": "update", "version": 2, "events": [], "changes": changed}
    assert validator("FromServer", GAMES["elfer"]).is_valid(message) is is_right


@pytest.mark.parametrize(
    ("name", "sent_by_client", "is_right"),
    [
        ("WantedSettings", {"game": "elfer", "players": 2}, True),
        ("WantedSettings", {"game": "elfer", "players": 2, "options": {"opening": "any-start"}}, True),
        ("WantedSettings", {"game": "elfer", "players": 2, "clock": {"kind": "soft"}}, True),
        ("WantedSettings", {"game": "elfer"}, False),
        ("WantedSettings", {"game": "elfer", "players": 2, "options": {"opening": "wide"}}, False),
        ("FromClient", {"type": "request", "id": 1, "command": {"command": "sit"}}, True),
        ("FromClient", {"type": "request", "id": -1, "command": {"command": "sit"}}, False),
        ("FromClient", {"type": "ask-why-not", "id": 1, "card": "r5"}, True),
        ("FromClient", {"type": "ask-why-not", "id": 1, "card": "r50"}, False),
        ("FromClient", {"type": "request", "id": 1, "command": {"command": "say", "phrase": "boo"}}, False),
        ("Introduction", {"name": "Ada"}, True),
        ("Introduction", {"name": ""}, False),
    ],
)
def test_the_schema_allows_exactly_the_right_messages(name: str, sent_by_client: Any, is_right: bool) -> None:
    assert validator(name).is_valid(sent_by_client) is is_right


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'reihum.db'}")
    yield server
    server.kill()


def test_the_page_shows_what_the_server_says(server: Server) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    blocks = re.findall(r"```transcript\n(.*?)```", page, re.DOTALL)
    asyncio.run(transcript.check("".join(blocks), server))


def test_http_answers_fit_the_schema(server: Server) -> None:
    _, person, cookie = server.call("PUT", "/api/me", {"name": "Ada"})
    address = server.new_table(cookie or "", game="elfer", players=2, listed=True)
    answers = [
        ("Person", person),
        ("Address", address),
        ("Listing", server.get(f"/api/tables/{address['code']}")),
        *(("Listing", listing) for listing in server.get("/api/tables")),
        *(("GameInfo", game) for game in server.get("/api/games")),
        ("Problem", server.call("GET", "/api/tables/XXXXXX")[1]),
        ("Problem", server.call("POST", "/api/tables", {})[1]),
    ]
    for name, answer in answers:
        validator(name).validate(answer)


@pytest.mark.parametrize("union", [FromClient, FromServer, AnyCommand], ids=["asked", "told", "commands"])
def test_the_page_names_every_message_and_command_with_its_fields(union: Any) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for struct in alternatives(union):
        rows = re.findall(rf"^\| [^|]*`{struct.__struct_config__.tag}`.*", page, re.MULTILINE)
        assert any(all(f"`{field}`" in row for field in struct.__struct_fields__) for row in rows), struct


def test_the_page_names_every_reason_to_close() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    codes = (FOREIGN_PAGE, NO_SUCH_TABLE, TOO_SLOW, TOO_MANY, TRY_LATER)
    assert [code for code in codes if f"`{code}`" not in page] == []
