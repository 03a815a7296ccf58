"""Hints: the reason for a move, in words, found only from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from positions import cards, position
from reihum.bots.hints import Hint, find_hint
from reihum.bots.reasons import Reason, because, explain
from reihum.bots.simple import SIMPLE
from reihum.bots.win_chance import prospects, wins
from reihum.cards import Card, Colour, from_bits, to_bits
from reihum.game import NATURE, AnyGame, Seat, public_events, read_action, seen
from reihum.games.elfer.rules import DECK, ELFER
from reihum.games.elfer.rules import Options as ElferOptions
from reihum.games.master.rules import MASTER
from reihum.games.master.state import Options as MasterOptions
from reihum.games.master.state import Player
from reihum.games.master.state import State as MasterState
from reihum.games.master.state import Table as MasterTable
from reihum.games.mogeln.rules import MOGELN
from reihum.games.mogeln.state import Options as MogelnOptions
from reihum.games.mogeln.state import State as MogelnState
from reihum.games.ratefix.rules import RATEFIX
from reihum.games.ratefix.rules import Options as RatefixOptions
from reihum.games.ratefix.rules import View as RatefixView
from reihum.games.rows.actions import Drew, Laid, NothingFits
from reihum.games.stufen.actions import Took
from reihum.games.stufen.melds import Meld
from reihum.games.stufen.rules import STUFEN
from reihum.games.stufen.state import Options as StufenOptions
from reihum.games.stufen.state import Phase
from reihum.games.stufen.state import State as StufenState
from reihum.registry import GAMES
from reihum.testing import cards_in
from reihum.texts import LANGUAGES, find

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def why(game: AnyGame, state: Any, action: str, history: Sequence[Any] = (), seat: Seat = 0) -> Reason:
    """The reason for an action of the menu."""
    menu = game.legal_actions(state, seat)
    chosen = read_action(game, action)
    assert chosen in menu
    return explain(game.view(state, seat), menu, chosen, history)


def hint(game: AnyGame, state: Any, seat: Seat = 0) -> Hint:
    return find_hint(game, game.view(state, seat), game.legal_actions(state, seat))


def elfer(hand: str, *, table: str = "r11", pile: str = "g4", laid: int = 0) -> Any:
    return position(ElferOptions(), hand, "y4 y5 y6 y7", table=table, pile=pile, laid=laid)


@pytest.mark.parametrize(
    ("hand", "details", "action", "reason"),
    [
        ("r12 r13 r10", {}, "lay r12", because("rows-out", count=3)),
        ("r12 b5", {}, "lay r12", because("rows-only")),
        ("r12 r10 r15 r16 b5", {}, "lay r12", because("rows-way", cards=cards("r15 r16"))),
        ("r20 r10 b5", {"table": "r11 r12 r13 r14 r15 r16 r17 r18 r19"}, "lay r20", because("rows-closed")),
        (
            "r17 r10 b5",
            {"table": "r11 r12 r13 r14 r15 r16"},
            "lay r17",
            because("rows-less", card=Card("r10"), count=9),
        ),
        ("r17 r10 b5", {"table": "r11 r12 r13 r14 r15 r16"}, "lay r10", because("best")),
        ("r12 b5", {"laid": 1}, "lay r12", because("best")),
        ("b5", {}, "draw", because("rows-draw")),
        ("b5", {"pile": ""}, "pass", because("rows-pass")),
        ("y11 b5", {"laid": 1}, "end", because("rows-keep", cards=cards("y11"), waiting=0)),
        ("b5", {"laid": 1}, "end", because("only")),
    ],
)
def test_in_the_row_games_it_is_what_lies_behind_a_card(
    hand: str, details: dict[str, Any], action: str, reason: Reason
) -> None:
    assert why(ELFER, elfer(hand, **details), action) == reason


def test_a_player_who_could_not_lay_is_waiting_until_they_can() -> None:
    history = (
        Drew(1, None),
        NothingFits(1),
        Laid(2, Card("r12")),
        NothingFits(3),
        NothingFits(0),
        Laid(0, Card("r13")),
    )
    kept = {"cards": cards("y11")}
    state = elfer("y11 b5", laid=1)
    assert why(ELFER, state, "end", history) == because("rows-keep", **kept, waiting=2)
    assert why(ELFER, state, "end", (*history, Laid(3, Card("r14")))) == because(
        "rows-keep", **kept, waiting=1
    )


def master(
    hand: str, *, filled: str = "", jokers: str = "", counts: int = 5, laid: int = 0, pile: str = "b5 b6 b7"
) -> Any:
    """Seat 0 to act; the 11s lie below each other, and the other has this number of cards of no use."""
    lies = to_bits(cards(f"r11 y11 g11 b11 {filled} {jokers}"))
    own = Player(to_bits(card for card in cards(hand) if card.is_number), hand.split().count("joker"))
    other = Player(to_bits(cards("b1 b2 b3 b20 b21")[:counts]))
    table = MasterTable(tuple(Colour), lies, to_bits(cards(jokers)))
    return MasterState(MasterOptions(), 0, 0, table, (own, other), cards(pile), laid)


@pytest.mark.parametrize(
    ("hand", "details", "action", "reason"),
    [
        ("r12 y2", {"jokers": "r12"}, "swap r12", because("master-swap")),
        (
            "r21 y2",
            {"filled": " ".join(f"r{number}" for number in range(12, 21))},
            "lay r21",
            because("master-bonus"),
        ),
        ("r12", {}, "lay r12", because("rows-out", count=1)),
        ("r12 y2", {}, "draw", because("master-wait")),
        ("y2", {}, "draw", because("rows-draw")),
        ("y2", {"pile": ""}, "pass", because("rows-pass")),
        (
            "r18 r19 r20 r17",
            {"filled": "r12 r13 r14 r15 r16"},
            "lay r17",
            because("rows-way", cards=cards("r18 r19 r20")),
        ),
        ("r12 y2", {"counts": 2}, "lay r12", because("master-late", seat=1, count=2, points=12)),
        ("joker y2", {"counts": 1}, "joker r12", because("master-late", seat=1, count=1, points=11)),
        ("r12 y2", {}, "lay r12", because("best")),
    ],
)
def test_in_master_it_is_bonuses_jokers_and_the_others(
    hand: str, details: dict[str, Any], action: str, reason: Reason
) -> None:
    assert why(MASTER, master(hand, **details), action) == reason


def stufen(hand: str, phase: Phase = "play", *, discard: str = "b12", table: tuple[Meld, ...] = ()) -> Any:
    """Seat 0 to act on the first stage: two groups of three."""
    return StufenState(
        StufenOptions(),
        (0, 0),
        0,
        phase,
        (cards(hand), cards("y1 y5 y9")),
        cards("g1 g2"),
        cards(discard),
        table,
    )


GROUPS = (Meld(0, "pasch", 3, cards("r3 y3 g3")), Meld(0, "pasch", 5, cards("r5 y5 g5")))
THEIRS = (Meld(1, "pasch", 8, cards("r8 y8 g8")), Meld(1, "pasch", 9, cards("r9 y9 g9")))


@pytest.mark.parametrize(
    ("hand", "phase", "details", "action", "reason"),
    [
        ("r3 y3 r5 y5 g5 b1", "draw", {"discard": "b3"}, "take", because("stufen-nearer", lacking=0)),
        ("r3 y3 r5 y5 b1 b2", "draw", {"discard": "b3"}, "take", because("stufen-nearer", lacking=1)),
        ("r3 y3 r5 y5 b1 b2", "draw", {"discard": "joker"}, "take", because("stufen-joker")),
        ("b1 b2", "draw", {"discard": "b3", "table": GROUPS}, "take", because("stufen-fits")),
        ("r3 y3 b1", "draw", {"discard": "b12"}, "take", because("best")),
        ("r3 y3 b1", "draw", {"discard": "b12"}, "draw", because("stufen-draw", card=Card("b12"))),
        ("r3 y3 b1", "draw", {"discard": "b3"}, "draw", because("best")),
        ("r3 y3 b1", "draw", {"discard": "pause"}, "draw", because("only")),
        ("r3 y3 g3 r5 y5 g5 b1", "play", {}, "meld r3 y3 g3", because("stufen-lay", stage=1)),
        ("b3 b1 b2", "play", {"table": GROUPS}, "add b3 1", because("stufen-add", points=5)),
        ("b3", "play", {"table": GROUPS}, "add b3 1", because("stufen-out")),
        ("pause b1", "play", {}, "pause 1", because("stufen-pause", to=1, count=3)),
        ("r3 y3 r5 y5 b12", "play", {}, "discard b12", because("stufen-useless", points=10)),
        ("r3 y3 r5 y5 b12", "play", {}, "discard y3", because("best")),
        ("r3 y3 r5 y5 b12 b8", "play", {"table": THEIRS}, "discard b12", because("stufen-safe", to=1)),
        ("r3 y3 r5 y5 b12 b8", "play", {"table": THEIRS}, "discard b8", because("stufen-useless", points=5)),
    ],
)
def test_in_stufen_it_is_the_stage_and_the_melds(
    hand: str, phase: Phase, details: dict[str, Any], action: str, reason: Reason
) -> None:
    assert why(STUFEN, stufen(hand, phase, **details), action) == reason


@pytest.mark.parametrize(
    ("taken", "key"),
    [
        ("r4", "stufen-unwanted"),
        ("r11", "stufen-useless"),
        ("b2", "stufen-useless"),
        ("joker", "stufen-useless"),
    ],
)
def test_cards_that_the_next_player_took_decide_the_discard(taken: str, key: str) -> None:
    assert why(STUFEN, stufen("r3 y3 r5 y5 b12"), "discard b12", (Took(1, Card(taken)),)).key == f"hint-{key}"


NO_ONES = " ".join(f"{colour}{number}" for colour in "ryg" for number in range(3, 10))


def mogeln(hand: str, *stack: str, others: str = "r1 r2", smuggled: str = "") -> Any:
    """Seat 0 to act on a stack of lays by seats 1, 2, 0 and so on."""
    hands = tuple(to_bits(cards(text)) for text in (hand, "y1 y2", others))
    opener = -len(stack) % 3
    sizes = tuple(held.bit_count() for held in hands)
    return MogelnState(
        MogelnOptions(), 0, 0, hands, (0, 0, 0), sizes, opener, tuple(map(cards, stack)), cards(smuggled)
    )


@pytest.mark.parametrize(
    ("state", "action", "reason"),
    [
        (mogeln("r3 b9", "b1"), "doubt", because("mogeln-doubt", seat=2, number=1)),
        (mogeln("r1 g1 b9", "b1", others="r2"), "doubt", because("mogeln-counted", number=1, count=2, all=4)),
        (mogeln("r1 y1 g1 b1", "b9", others="r2"), "doubt", because("mogeln-caught", number=1, count=4)),
        (mogeln("r3 b9", *["b9"] * 10), "doubt", because("mogeln-impossible", number=10)),
        (mogeln("r3 b9", "b1", others=""), "doubt", because("mogeln-wins", seat=2)),
        (mogeln("r3 b9", "b1", others=""), "pass", because("best")),
        (mogeln(NO_ONES, "b1", others=""), "pass", because("mogeln-pass", seat=2, number=1)),
        (mogeln("r3 b9", "b1", others="r1 g1 b1 g2 b2 b3 b4 b5 b6 b7 b8"), "doubt", because("best")),
        (mogeln("r2 b9", "b1"), "lay r2", because("mogeln-truth", number=2)),
        (mogeln("r2 b9", "b1"), "lay b9", because("mogeln-bluff", number=2)),
        (mogeln("r3 b9", "b1"), "lay b9", because("mogeln-lie", number=2)),
        (mogeln("r3 b9", "b1", smuggled="b8"), "lay b9", because("mogeln-cover")),
        (mogeln("r3 b9", "b1"), "smuggle r3", because("mogeln-smuggle", count=1)),
    ],
)
def test_in_mogeln_it_is_what_one_knows_oneself(state: Any, action: str, reason: Reason) -> None:
    assert why(MOGELN, state, action) == reason


@pytest.mark.parametrize(
    ("guesses", "total", "reason"),
    [
        ((), 33, because("ratefix-average", card=Card("r12"), mean=10.5, total=33)),
        ((), 32, because("ratefix-aside", card=Card("r12"), mean=10.5, total=33)),
        ((40,), 33, because("ratefix-average", card=Card("r12"), mean=10.5, total=33)),
        ((30, 40), 31, because("ratefix-closest", count=5, first=31, last=35)),
        ((30, 31), 30, because("best")),
        ((30,), 31, because("ratefix-above", guess=30)),
        ((30,), 29, because("ratefix-below", guess=30)),
    ],
)
def test_in_ratefix_it_is_the_average_or_an_earlier_guess(
    guesses: tuple[int, ...], total: int, reason: Reason
) -> None:
    view = RatefixView(0, RatefixOptions(), 0, 0, 0, ((),) * 3, (12,) * 3, Card("r12"), guesses)
    menu = [read_action(RATEFIX, f"guess {number}") for number in range(3, 61)]
    assert explain(view, menu, menu[total - 3], ()) == reason


def whole_elfer(hand: str, table: str) -> Any:
    """A position in which no card is missing: the other one has all that are left."""
    rest = {*from_bits(DECK)} - {*cards(f"{hand} {table}")}
    return position(ElferOptions(), hand, " ".join(rest), table=table)


@pytest.mark.parametrize(
    ("game", "state", "action", "key"),
    [
        (ELFER, whole_elfer("r12 r13 r10", "r11"), "lay r10", "rows-out"),
        (ELFER, whole_elfer("r10 r20 b1", "r11 r12 r13 r14 r15 r16 r17 r18 r19"), "lay r20", "rows-closed"),
        (STUFEN, stufen("r3 y3 r5 y5 g5 b1", "draw", discard="b3"), "take", "stufen-nearer"),
    ],
)
def test_a_hint_is_the_best_move_with_its_chance(game: AnyGame, state: Any, action: str, key: str) -> None:
    advice = hint(game, state)
    assert (str(advice.action), advice.reason.key) == (action, f"hint-{key}")
    assert advice.chance is not None
    assert advice.error is not None
    assert 0 <= advice.error < 0.02
    assert advice.chance == 1 or key != "rows-out"


def test_a_round_of_stufen_can_be_won_from_a_lower_stage() -> None:
    state = replace(stufen("r3 y3 g3 r5 y5 g5 b1"), stages=(0, 7))
    assert (hint(STUFEN, state).chance or 0) > 0.5


def test_in_a_game_that_is_not_played_on_in_thought_there_is_no_chance() -> None:
    advice = hint(MOGELN, mogeln("r1 y1 g1 b1", "b9", others="r2"))
    assert (str(advice.action), advice.chance, advice.error) == ("doubt", None, None)
    assert advice.reason == because("mogeln-caught", number=1, count=4)


def decisions(game: AnyGame, rng: Random) -> Iterator[tuple[Any, Seat, tuple[Any, ...]]]:
    """The states of a round with who decides there, and the history; moves are good ones and others."""
    state = game.start(game.options_type(), game.seats[-1])
    history: tuple[Any, ...] = ()
    while actors := game.to_act(state):
        actor = rng.choice(sorted(actors, key=str))
        if actor is NATURE:
            action = game.shuffle(state, rng)
        else:
            yield state, actor, history
            menu = game.legal_actions(state, actor)
            action = rng.choice([SIMPLE.choose(game.view(state, actor), menu, rng), *menu[:1]])
        step = game.apply(state, actor, action)
        state, history = step.state, (*history, *public_events(game, step))


def test_a_chance_respects_what_was_heard() -> None:
    """Late in a round nearly everybody was heard to be unable to lay something."""
    late = [
        (ELFER.view(state, seat), ELFER.legal_actions(state, seat), history)
        for state, seat, history in decisions(ELFER, Random(2))
        if len(history) > 40
    ]
    apart = []
    for view, menu, history in late[::4]:
        expected = [prospects(view, known, Random(1)) for known in (history, ())]
        told, untold = (wins(ELFER, each, view, menu[:1], Random(1), 500).mean() for each in expected if each)
        apart.append(abs(told - untold))
    assert max(apart) > 0.1


@EVERY_GAME
def test_every_move_has_a_reason_in_every_language_which_names_no_hidden_card(game: AnyGame) -> None:
    rng = Random(5)
    for state, seat, history in decisions(game, rng):
        view, menu = game.view(state, seat), game.legal_actions(state, seat)
        visible = seen(game, state, seat)
        for action in rng.sample(menu, min(3, len(menu))):
            reason = explain(view, menu, action, history)
            assert not {*cards_in(list(reason.details.values()))} - visible.keys()
            for language in LANGUAGES:
                texts = find(language).for_seat(NAMES[: game.seats[-1]], seat)
                assert texts.message(reason.key, reason.details).strip()


@EVERY_GAME
def test_reasons_and_chances_are_the_same_whatever_the_unseen_cards_are(game: AnyGame) -> None:
    points = [point for point in decisions(game, Random(2)) if len(game.legal_actions(*point[:2])) > 1]
    for state, seat, history in points[:: max(1, len(points) // 4)]:
        real, imagined = (
            thoughts(game, held, seat, history)
            for held in (state, game.imagine(game.view(state, seat), Random(4)))
        )
        assert real == imagined


def thoughts(game: AnyGame, state: Any, seat: Seat, history: Sequence[Any]) -> list[Any]:
    view, menu = game.view(state, seat), game.legal_actions(state, seat)
    rng = Random(3)
    expected = prospects(view, history, rng)
    shares = None if expected is None else wins(game, expected, view, menu, rng, 50).tolist()
    return [*(explain(view, menu, action, history) for action in menu), shares]
