"""The server as its clients know it: a real process, real sockets, a real database file."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import segno

import kills
from databases import Postgres, running_postgres
from reihum import record
from reihum.live.conversation import MOST_HISTORY
from reihum.registry import GAMES
from reihum.server.http.qr import in_terminal
from server_process import TIMEOUT, Client, Server


@contextmanager
def serving(store: str, *flags: str) -> Iterator[Server]:
    server = Server(store, *flags)
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    store = f"sqlite:///{tmp_path_factory.mktemp('server') / 'reihum.db'}"
    with serving(store, "--names", "game.example") as server:
        yield server


def test_a_table_of_people_and_bots_is_played_to_its_end(server: Server) -> None:
    host, guest = server.newcomer("Ada"), server.newcomer("Ben")
    address = server.new_table(host, game="elfer", players=3, rounds=2)

    async def play() -> Client:
        async with (
            server.live(address["table"], host) as one,
            server.live(address["code"].lower(), guest) as two,
            server.live(address["table"]) as three,
        ):
            ada, ben, onlooker = Client(one), Client(two), Client(three)
            assert (await ada.ask("sit"))["type"] == "accepted"
            assert (await ben.ask("sit", seat=2))["type"] == "accepted"
            await ada.ask("seat-bot", seat=1, bot="simple")
            await ada.ask("get-ready", seed="a")
            await ben.ask("get-ready", seed="b")
            await asyncio.gather(ada.play(Random(1)), ben.play(Random(2)))
            await onlooker.until(lambda view: view["phase"] == "over")
            for client in (ada, ben, onlooker):
                versions = [message["version"] for message in client.messages if "version" in message]
                assert versions == list(range(1, len(versions) + 1))
            assert all(not view["match"]["round"]["hand"] for view in onlooker.views if view["match"])
            return onlooker

    onlooker = asyncio.run(play())
    told = [view["shuffles"] for view in onlooker.views]
    assert {len(shuffles) for shuffles in told} == {0, 1}  # the secret of the last round that is over
    assert len({shuffles[0]["secret"] for shuffles in told if shuffles}) == 2
    summary = server.call("GET", f"/api/tables/{address['code']}")[1]
    assert (summary["phase"], summary["seated"]) == ("over", ["Ada", "Ben"])


def test_the_record_of_a_finished_match_can_be_read_and_verified(server: Server) -> None:
    host = server.newcomer("Ada")
    address = server.new_table(host, game="junior", players=2)

    async def play() -> None:
        async with server.live(address["table"], host) as one:
            ada = Client(one)
            await ada.ask("seat-bot", seat=1, bot="random")
            await ada.ask("sit")
            await ada.ask("get-ready")
            await ada.play(Random(1))

    asyncio.run(play())
    status, found, _ = server.call("GET", f"/api/tables/{address['table']}")
    assert status == 200
    status, whole, _ = server.call("GET", f"/api/records/{found['record']}")
    assert status == 200
    read = record.read(json.dumps(whole).encode(), GAMES)
    assert record.verify(read, GAMES["junior"]) is not None
    check_replay(server, found["record"], read)
    check_review(server, found["record"], read)


def check_replay(server: Server, address: str, whole: record.Record) -> None:
    """Steps come in pages; what a chair did not see stays hidden unless all hands are asked for."""
    seen = [step for page in replay_pages(server, address, "?seat=0") for step in page["steps"]]
    assert len(seen) == len(whole.actions)
    assert all(step["match"]["round"]["seat"] == 0 and not step["hands"] for step in seen)
    assert all((step["by"] == 0) == (step["action"] is not None) for step in seen)
    shown = [step for page in replay_pages(server, address, "?open") for step in page["steps"]]
    assert [step["action"] for step in shown] == [str(entry.action) for entry in whole.actions]
    assert len(shown[0]["hands"]) == 2
    assert all(hand for hand in shown[0]["hands"])
    for query, status in (("?seat=2", 422), ("?seat=x", 400), ("?since=-1", 400)):
        assert server.call("GET", f"/api/records/{address}/replay{query}")[0] == status
    assert server.call("GET", "/api/records/nothing/replay")[0] == 404


def check_review(server: Server, address: str, whole: record.Record) -> None:
    """A client that comes too early asks again. Moves are named by their numbers in the record."""
    path = f"/api/records/{address}/review"
    status, found, _ = server.call("GET", path)
    while status == 202:
        status, found, _ = server.call("GET", path)
    assert status == 200
    assert (found["game"], found["players"]) == ("junior", [player.name for player in whole.players])
    assert len(found["luck"]) == len(found["weighed"]) == 2
    for mistake in found["mistakes"]:
        entry = whole.actions[mistake["number"] - 1]
        assert (mistake["seat"], mistake["action"]["do"]) == (entry.by, str(entry.action).split()[0])
    status, problem, _ = server.call("GET", "/api/records/nothing/review")
    assert (status, problem["code"]) == (404, "no-such-record")


def replay_pages(server: Server, address: str, query: str) -> Iterator[Any]:
    since, total = 0, 1
    while since < total:
        status, page, _ = server.call("GET", f"/api/records/{address}/replay{query}&since={since}")
        assert status == 200
        yield page
        since, total = since + len(page["steps"]), page["total"]


def test_guests_at_one_device_sit_at_one_table(server: Server) -> None:
    owner = server.newcomer("Ada")
    assert server.call("PUT", "/api/me?guest=1", {"name": "Ben"}, owner)[0] == 200
    assert server.call("PUT", "/api/me?guest=1", {"name": "Bea"}, owner)[1]["name"] == "Bea"
    assert server.call("PUT", "/api/me?guest=0", {"name": "Ben"}, owner)[0] == 401
    assert server.call("PUT", "/api/me?guest=1", {"name": "Ben"})[0] == 401
    assert server.call("PUT", "/api/me?guest=1", {"name": "Ben"}, "reihum=made-up")[0] == 401
    address = server.new_table(owner, game="ratefix", players=2)

    async def play() -> list[Any]:
        async with (
            server.live(address["table"], owner) as one,
            server.live(address["table"], owner, guest=1) as two,
        ):
            ada, bea = Client(one), Client(two)
            await ada.ask("sit")
            assert (await bea.ask("sit"))["type"] == "accepted"
            await ada.ask("get-ready")
            await bea.ask("get-ready")
            await asyncio.gather(ada.play(Random(1)), bea.play(Random(2)))
            return [chair["name"] for chair in ada.view["chairs"]]

    assert asyncio.run(play()) == ["Ada", "Bea"]


def test_a_player_may_look_on_at_their_own_table_as_a_stranger_does(server: Server) -> None:
    owner = server.newcomer("Ada")
    address = server.new_table(owner, game="elfer", players=2)

    async def look() -> list[Any]:
        async with (
            server.live(address["table"], owner) as one,
            server.live(address["table"], owner, guest="onlooker") as two,
        ):
            ada, screen = Client(one), Client(two)
            await ada.ask("sit")
            await ada.ask("seat-bot", seat=1, bot="simple")
            await ada.ask("get-ready")
            for client in (ada, screen):
                await client.until(lambda view: view["phase"] == "playing")
            return [(client.view["you"], client.view["match"]["round"]["seat"]) for client in (ada, screen)]

    assert asyncio.run(look()) == [(0, 0), (None, None)]


@pytest.mark.parametrize(("game", "result"), [("ratefix", "won"), ("mogeln", "doubted")])
def test_a_late_client_is_told_what_everybody_saw(server: Server, game: str, result: str) -> None:
    cookies = [server.newcomer(name) for name in ("Ada", "Ben", "Cleo")]
    address = server.new_table(cookies[0], game=game, players=3)

    async def hear_out(*clients: Client) -> None:
        """The messages before the answer are there with it, whatever it is."""
        for client in clients:
            await client.ask("say", phrase="hello")

    async def play() -> tuple[list[Any], list[list[Any]]]:
        chairs = [server.live(address["table"], cookie) for cookie in (*cookies, None)]
        async with chairs[0] as one, chairs[1] as two, chairs[2] as three, chairs[3] as four:
            *players, onlooker = map(Client, (one, two, three, four))
            for player in players:
                await player.ask("sit")
            for player in players:
                await player.ask("get-ready")
            while not any(event.get("event") == result for event in onlooker.events):
                await hear_out(*players)
                player = next(player for player in players if player.view["menu"])
                offers = sorted(player.view["menu"], key=lambda offer: offer["text"] != "doubt")
                await player.ask("act", action=offers[0]["text"], my_moves=player.view["my_moves"])
                await hear_out(onlooker)
            public = [event for event in onlooker.events if "event" in event]
        history = []
        for cookie in (*cookies, None):
            async with server.live(address["table"], cookie) as line:
                history.append((await Client(line).next())["history"])
        return public, history

    public, history = asyncio.run(play())
    assert all(each == public[-MOST_HISTORY:] for each in history)
    assert result in [event["event"] for event in history[0]]


def test_a_player_to_act_may_ask_for_a_hint_if_the_table_allows_it(server: Server) -> None:
    host = server.newcomer("Ada")

    async def ask(**settings: Any) -> list[Any]:
        address = server.new_table(host, game="ratefix", players=2, **settings)
        async with server.live(address["table"], host) as one, server.live(address["table"]) as other:
            ada, onlooker = Client(one), Client(other)
            before = await ada.consult()
            await ada.ask("sit")
            await ada.ask("seat-bot", seat=1, bot="simple")
            await ada.ask("get-ready")
            await ada.until(lambda view: view["menu"])
            advice = await ada.consult()
            menu = [offer["text"] for offer in ada.view["menu"]]
            assert advice["type"] != "hint" or advice["text"] in menu
            return [before, advice, await onlooker.consult()]

    before, advice, onlooker = asyncio.run(ask())
    assert (before["code"], onlooker["code"]) == ("nothing-to-decide", "nothing-to-decide")
    assert advice["type"] == "hint"
    assert advice["reason"]["key"].startswith("hint-ratefix-")
    assert asyncio.run(ask(hints=False))[1]["code"] == "no-hints"


def test_in_a_race_nobody_has_to_answer_and_calls_get_a_time(server: Server) -> None:
    host = server.newcomer("Ada")
    pace = {"least": 0, "patience": 60_000, "countdown": 0}
    address = server.new_table(host, game="schnippschnapp", players=2, pace=pace, allowance=100)

    async def play() -> Client:
        async with server.live(address["table"], host) as one:
            ada = Client(one)
            await ada.ask("sit", seat=0)
            await ada.ask("seat-bot", seat=1, bot="easy")
            await ada.ask("get-ready")
            await ada.insist("turn")
            await ada.until(lambda view: view["match"]["round"]["reveal"] == 2)  # the bot, by itself
            await ada.insist("turn")
            await ada.until(lambda view: view["match"]["round"]["reveal"] == 4)
            await ada.insist("schnipp 4 250")
            while not any(event.get("event") == "called" and event["seat"] == 0 for event in ada.events):
                await ada.next()
            while (message := await ada.next())["type"] != "ping" or message["delays"][0] is None:
                pass
            return ada

    ada = asyncio.run(play())
    assert {event["seat"] for event in ada.events if event.get("event") == "turned-up"} == {0, 1}


def test_a_bot_plays_for_an_absent_player_until_they_are_back(server: Server) -> None:
    host, guest = server.newcomer("Ada"), server.newcomer("Ben")
    address = server.new_table(host, game="elfer", players=2, grace=0)

    async def play() -> None:
        async with server.live(address["table"], host) as one:
            ada = Client(one)
            await ada.ask("sit", seat=0)
            async with server.live(address["table"], guest) as two:
                ben = Client(two)
                await ben.ask("sit", seat=1)
                await ada.ask("get-ready")
                await ben.ask("get-ready")
            await ada.until(lambda view: view["chairs"][1]["bot"] == "simple")
            async with server.live(address["table"], guest) as two:
                ben = Client(two)
                await ben.until(lambda view: view["you"] == 1)
                assert (await ben.ask("act", action="draw", my_moves=0))["code"] == "bot-plays-for-you"
                assert (await ben.ask("come-back"))["type"] == "accepted"
                await asyncio.gather(ada.play(Random(1)), ben.play(Random(2)))

    asyncio.run(play())


def test_on_a_strict_clock_a_bot_makes_the_move_of_a_slow_player(server: Server) -> None:
    host = server.newcomer("Ada")
    clock = {"kind": "strict", "seconds": 5}
    address = server.new_table(host, game="zweikampf", players=2, clock=clock)

    async def play() -> None:
        async with server.live(address["table"], host) as one:
            ada = Client(one)
            await ada.ask("sit", seat=0)
            await ada.ask("seat-bot", seat=1, bot="simple")
            await ada.ask("get-ready")
            await ada.until(lambda view: view["my_moves"] == 1)
            assert ada.view["chairs"][0]["bot"] is None

    asyncio.run(play())


def _can_lay(view: Any) -> bool:
    return any(offer["text"].startswith("lay") for offer in view["menu"])


def test_refusals_say_why_and_change_nothing(server: Server) -> None:
    host = server.newcomer("Ada")
    address = server.new_table(host, game="elfer", players=2)

    async def play() -> None:
        async with server.live(address["table"], host) as one, server.live(address["table"]) as two:
            ada, stranger = Client(one), Client(two)
            assert (await stranger.ask("sit"))["code"] == "introduce-yourself"
            assert (await ada.ask("act", action="lay r11", my_moves=0))["code"] == "not-at-the-table"
            await ada.ask("sit")
            await ada.ask("seat-bot", seat=1, bot="simple")
            await ada.ask("get-ready")
            await ada.until(_can_lay)  # otherwise the table makes the move for her
            before = ada.view
            for action in ("lay b99", "lay joker", {"do": "lay"}, 7, None):
                answer = await ada.ask("act", action=action, my_moves=before["my_moves"])
                assert answer["type"] == "rejected"
                assert answer["kind"] in ("malformed", "illegal")
            assert (await ada.ask("act", action="draw", my_moves=99))["kind"] == "stale"
            for line in (
                "",
                "[",
                '{"type":"request"}',
                '{"type":"fly"}',
                "[" * 5000,
                '{"type":"request","id":1e99}',
            ):
                await one.send(line)
                while (answer := await ada.next())["type"] != "rejected":
                    pass
                assert (answer["code"], answer["id"]) == ("malformed-message", None)
            assert ada.view == before

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/tables/nowhere", None, 404, "no-such-table"),
        ("GET", "/api/records/none", None, 404, "no-such-record"),
        ("GET", "/api/nothing", None, 404, "http-404"),
        ("DELETE", "/api/tables", None, 405, "http-405"),
        ("PUT", "/api/me", {"name": ""}, 422, "bad-request"),
        ("PUT", "/api/me", {"name": "x", "admin": True}, 422, "bad-request"),
        ("PUT", "/api/me", b"\xff\xfe", 422, "bad-request"),
        ("PUT", "/api/me", b"[" * 10_000, 422, "bad-request"),
        ("PUT", "/api/me", b"x" * 100_000, 413, "http-413"),
        ("POST", "/api/tables", {"game": "elfer", "players": 2}, 401, "http-401"),
    ],
)
def test_a_bad_request_is_a_problem_with_a_code(
    server: Server, method: str, path: str, body: Any, status: int, code: str
) -> None:
    got, problem, _ = server.call(method, path, body)
    assert (got, problem["code"]) == (status, code)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "elfer", "players": 7}, "players"),
        ({"game": "poker", "players": 2}, "unknown-game"),
        ({"game": "elfer", "players": 2, "options": {"opening": "x"}}, "bad-option"),
        ({"game": "elfer", "players": 2, "options": {"x": 1}}, "unknown-option"),
        ({"game": "elfer", "players": 2, "bot": "nobody"}, "unknown-bot"),
        ({"game": "elfer", "players": 2, "bot": "clairvoyant"}, "unknown-bot"),
        ({"game": "elfer", "players": 2, "rounds": 0}, "rounds"),
        ({"game": "elfer"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, settings: Any, code: str) -> None:
    status, problem, _ = server.call("POST", "/api/tables", settings, server.newcomer("Ada"))
    assert (status, problem["code"]) == (422, code)


def test_a_foreign_page_acts_in_nobodys_name(server: Server) -> None:
    cookie = server.newcomer("Ada")
    table = {"game": "elfer", "players": 2}
    assert server.call("POST", "/api/tables", table, cookie, Origin="http://evil.test")[0] == 403
    own = f"http://127.0.0.1:{server.port}"
    assert server.call("POST", "/api/tables", table, cookie, Origin=own)[0] == 201
    address = server.new_table(cookie, **table)

    async def look() -> int | None:
        async with server.live(address["table"], cookie, origin="http://evil.test") as foreign:
            await foreign.wait_closed()
            return int(foreign.close_code or 0)

    assert asyncio.run(look()) == 4403


def test_cookies_cannot_be_read_by_scripts_and_headers_are_strict(server: Server) -> None:
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}/api/me", b'{"name":"Ada"}', method="PUT"
    )
    with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
        cookie = answer.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]


def test_games_and_open_tables_are_listed(server: Server) -> None:
    _, offers, _ = server.call("GET", "/api/games", Accept_Language="de-CH,de;q=0.9")
    assert [offer["name"] for offer in offers] == list(GAMES)
    host = server.newcomer("Ada")
    listed = server.new_table(host, game="elfer", players=2, listed=True)
    hidden = server.new_table(host, game="elfer", players=2)

    async def look() -> None:
        for address in (listed, hidden):
            async with server.live(address["table"], host) as one:
                await Client(one).ask("sit")

    asyncio.run(look())
    tables = {table["table"] for table in server.call("GET", "/api/tables")[1]}
    assert listed["table"] in tables
    assert hidden["table"] not in tables
    assert b"reihum_tables_open" in server.call("GET", "/metrics")[1]


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    trial = kills.run_trial(f"sqlite:///{tmp_path / 'killed.db'}", kills=2, tables=3, servers=1, seed=7)
    assert (trial.kills, trial.matches >= 3) == (2, True)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_when_one_of_two_servers_is_killed(
    postgres: Postgres,
) -> None:
    trial = kills.run_trial(postgres.new_database(), kills=5, tables=6, servers=2, seed=7)
    assert (trial.kills, trial.matches >= 6) == (5, True)


@pytest.mark.slow
def test_servers_survive_when_their_database_is_killed_restarted_or_long_away() -> None:
    with running_postgres() as database:
        store = database.new_database()
        trial = kills.run_trial(store, kills=1, tables=6, servers=3, seed=7, restarts=3, database=database)
    assert (trial.kills, trial.restarts, trial.matches >= 6) == (1, 3, True)
    assert b"Traceback" not in trial.complaints


def test_two_processes_serve_one_table_and_one_of_them_dies(postgres: Postgres) -> None:
    store = postgres.new_database()
    one, two = Server(store), Server(store)
    try:
        host, guest = one.newcomer("Ada"), two.newcomer("Ben")
        address = one.new_table(host, game="elfer", players=3, grace=0)

        async def begin() -> None:
            async with one.live(address["table"], host) as first, two.live(address["code"], guest) as second:
                ada, ben = Client(first), Client(second)
                await ada.ask("seat-bot", seat=2, bot="simple")
                await ada.ask("sit", seat=0)
                await ben.ask("sit", seat=1)
                await ben.ask("get-ready", seed="b")
                await ada.ask("get-ready", seed="a")
                await ben.until(lambda view: view["phase"] == "playing")
                one.kill()

        async def go_on() -> Any:
            async with two.live(address["table"], host) as first, two.live(address["table"], guest) as second:
                ada, ben = Client(first), Client(second)
                for client in (ada, ben):
                    await client.until(lambda view: True)
                    if client.view["chairs"][client.view["you"]]["bot"]:
                        await client.ask("come-back")
                await asyncio.gather(ada.play(Random(1)), ben.play(Random(2)))
                return ada.view

        asyncio.run(begin())
        assert asyncio.run(go_on())["phase"] == "over"
    finally:
        one.kill()
        two.kill()


def test_the_server_ends_cleanly_when_it_is_told_to(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'clean.db'}")
    assert server.end() == (0, b"")


def test_a_port_that_is_taken_is_one_clear_line(server: Server) -> None:
    command = [sys.executable, "-m", "reihum", "serve", "--port", str(server.port)]
    ran = subprocess.run(command, capture_output=True, timeout=60, env={**os.environ, "LANGUAGE": "en"})
    assert (ran.returncode, ran.stderr.count(b"\n"), ran.stdout) == (2, 1, b"")


def test_a_store_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    away = "postgresql://ada:password@127.0.0.1:1/none"
    for store in ("nonsense", f"sqlite:///{tmp_path}/no/such/folder/x.db", away):
        command = [sys.executable, "-m", "reihum", "serve", "--store", store]
        ran = subprocess.run(command, capture_output=True, timeout=60, env={**os.environ, "LANGUAGE": "en"})
        assert ran.returncode == 2
        assert ran.stderr.count(b"\n") == 1
        assert b"Traceback" not in ran.stderr
        assert b"password" not in ran.stdout + ran.stderr


@pytest.mark.parametrize("host", ["game.example", "192.168.1.20:8011", "[fe80::1]:8011"])
def test_an_invitation_is_the_address_of_the_table_as_a_qr_code(server: Server, host: str) -> None:
    address = server.new_table(server.newcomer("Ada"), game="elfer", players=2)
    status, svg, _ = server.call("GET", f"/api/tables/{address['table']}/invitation.svg", Host=host)
    assert status == 200
    assert len(svg) < 8192
    assert dark_squares(svg.decode()) == expected_squares(f"http://{host}/t/{address['code']}")


def dark_squares(svg: str) -> set[tuple[int, int]]:
    """The squares that the strokes of the picture go through, without its margin of four."""
    squares = set()
    x = y = 0.0
    (drawn,) = re.findall(r'<path [^>]*stroke="#000"[^>]* d="([^"]*)"', svg)
    for command, number, other in re.findall(r"([Mmh])(-?[\d.]+) ?(-?[\d.]+)?", drawn):
        if command == "h":
            squares |= {(int(x) + step - 4, int(y) - 4) for step in range(int(number))}
            x += int(number)
        else:
            x, y = (float(number), float(other)) if command == "M" else (x + float(number), y + float(other))
    return squares


def expected_squares(address: str) -> set[tuple[int, int]]:
    matrix = segno.make_qr(address, error="m").matrix
    return {(x, y) for y, row in enumerate(matrix) for x, is_dark in enumerate(row) if is_dark}


@pytest.mark.parametrize("host", ["game example", 'a"><script>', "", "user@game.example", "game.example/x"])
def test_no_invitation_is_made_to_a_bad_address(server: Server, host: str) -> None:
    address = server.new_table(server.newcomer("Ada"), game="elfer", players=2)
    path = f"/api/tables/{address['table']}/invitation.svg"
    status, problem, _ = server.call("GET", path, Host=host, Accept_Language="de")
    assert (status, problem["code"]) == (400, "http-400")
    assert problem["detail"] == "Diese Anfrage stimmt nicht."


def test_the_address_is_shown_in_a_terminal() -> None:
    lines = in_terminal("http://192.168.1.20:8011").splitlines()
    assert len(lines) > 10
    assert len({len(line) for line in lines}) == 1
