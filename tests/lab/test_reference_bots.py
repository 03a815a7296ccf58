"""Reference bots: they see what they should, and nobody but the arena knows them."""

from __future__ import annotations

from random import Random

import pytest

from mogeln_positions import position
from reihum import bots
from reihum.bots.search import Budget
from reihum.game import BadSetup
from reihum.games.master import search_bot as master
from reihum.games.mogeln.rules import DOUBT, MOGELN
from reihum.games.rows import search_bot as rows
from reihum.games.stufen import search_bot as stufen
from reihum.lab.arena.arena import compete, plan
from reihum.lab.arena.reference_bots import CLAIRVOYANT, REFERENCE_BOTS
from reihum.lab.simulation.simulate import Player, play_round
from reihum.playing import rngs
from reihum.registry import GAMES


@pytest.fixture(autouse=True)
def _a_short_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = Budget(playouts=60, seconds=60)
    monkeypatch.setattr(rows, "MASTER", rows.HARD._replace(elfer=budget, junior=budget))
    monkeypatch.setattr(master, "MASTER", master.HARD._replace(budget=budget))
    monkeypatch.setattr(stufen, "MASTER", stufen.HARD._replace(budget=budget))


@pytest.mark.parametrize("name", REFERENCE_BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_no_table_can_seat_them(game: str, name: str) -> None:
    assert name not in bots.of(game)
    with pytest.raises(BadSetup, match="unknown-bot"):
        bots.find(name, game)


@pytest.mark.parametrize("name", ["elfer", "junior", "master", "stufen", "mogeln", "ratefix"])
def test_the_clairvoyant_plays_a_round(name: str) -> None:
    game = GAMES[name]
    players: list[Player] = [CLAIRVOYANT, *[bots.BOTS["medium"]] * 2]
    assert play_round(game, game.options_type(), players, rngs(1, 1, 3)).outcome.winners


@pytest.mark.parametrize(
    ("name", "deals"), [pytest.param("stufen", 20, marks=pytest.mark.slow), ("mogeln", 20), ("ratefix", 10)]
)
def test_it_pays_to_see_all_cards(name: str, deals: int) -> None:
    game = GAMES[name]
    planned = plan(game, game.options_type(), 3, ["clairvoyant", "medium"], 3, move_seconds=1)
    (pairing,) = compete(planned, deals).findings.pairings
    assert pairing.verdict == "better"


@pytest.mark.parametrize(("last", "doubts"), [("r7", False), ("y1", True)])
def test_in_mogeln_the_clairvoyant_knows_a_lie(last: str, doubts: bool) -> None:
    hands = "r9 y5 y7 g7 b8 g4 b4", "r3 y3 g3 b1", "y2 y9 b9 r4 r6 y6"
    state = position(*hands, stack=f"r1 r2 y3 y4 b5 g6 {last}")
    view, menu = MOGELN.view(state, 0), MOGELN.legal_actions(state, 0)
    assert (CLAIRVOYANT.choose_knowing(state, view, menu, Random(1), ()) == DOUBT) is doubts


@pytest.mark.parametrize(("game", "name"), [("schnippschnapp", "clairvoyant"), ("stufen", "lay-all")])
def test_the_arena_refuses_a_reference_bot_that_does_not_fit(game: str, name: str) -> None:
    rules = GAMES[game]
    with pytest.raises(BadSetup, match="unknown-bot"):
        plan(rules, rules.options_type(), 3, [name, "medium"], 3, move_seconds=1)
