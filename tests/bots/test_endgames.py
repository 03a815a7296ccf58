"""The end of a round of a row game, when the pile is gone: the solution equals that of trying everything."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from msgspec.structs import replace

from positions import position
from reihum import kernel
from reihum.bots import BOTS, Bot
from reihum.cards import from_bits, to_bits
from reihum.game import NATURE, AnyGame, Options, public_events
from reihum.games.elfer import rules as elfer
from reihum.games.elfer.rules import ELFER
from reihum.games.rows.actions import END, Lay
from reihum.games.rows.kernel.belief import AT_RANDOM, LAYS_ALL, SENSIBLY, SLIPS, STYLES
from reihum.games.rows.kernel.choice import SENSIBLE, WEIGHTS
from reihum.games.rows.kernel.ending import MOST_DEALS, solve
from reihum.games.rows.kernel.state import HALF
from reihum.games.rows.simple_bot import behind, can_go_out
from reihum.games.rows.state import AnyState
from row_moments import CLASSIC, Moment, each_game, moments

A_POINT = 1 / 500


class World(NamedTuple):
    state: AnyState
    share: float


def chance(style: int, game: AnyGame, state: AnyState, move: Any) -> float:
    """How likely a move is in a style."""
    assert isinstance(state.turn, int)
    menu, view = game.legal_actions(state, state.turn), game.view(state, state.turn)
    if style == AT_RANDOM:
        return 1 / len(menu)
    if len(menu) == 1:
        return 1.0
    lays: list[Any] = [each for each in menu if isinstance(each, Lay)]
    if style == LAYS_ALL:
        meant = lays
    elif view.laid:
        meant = [END]
    else:
        own_and_others = {lay: behind(view, lay.card) for lay in lays}
        order = {lay: own - others / 100 for lay, (own, others) in own_and_others.items()}
        meant = [lay for lay in lays if order[lay] == max(order.values())]
    return SLIPS[style] / len(menu) + (1 - SLIPS[style]) * (move in meant) / len(meant)


def worth(game: AnyGame, worlds: Sequence[World], seat: int, styles: Sequence[int]) -> float:
    """What worlds that look the same to a seat are worth, times how likely they are."""
    some = worlds[0].state
    turn = some.turn
    assert isinstance(turn, int)
    if turn == seat:
        if can_go_out(game.view(some, seat)):
            return sum(world.share for world in worlds)
        return max(
            worth(game, [after(game, world, move) for world in worlds], seat, styles)
            for move in game.legal_actions(some, seat)
        )
    lost, chosen = 0.0, defaultdict[Any, list[World]](list)
    for world in worlds:
        if can_go_out(game.view(world.state, turn)):
            lost += world.share * sum(card.number for card in from_bits(some.hands[seat]))
            continue
        for move in game.legal_actions(world.state, turn):
            share = world.share * chance(styles[turn], game, world.state, move)
            chosen[move].append(after(game, World(world.state, share), move))
    return sum(worth(game, each, seat, styles) for each in chosen.values()) - lost * A_POINT


def after(game: AnyGame, world: World, move: Any) -> World:
    assert isinstance(world.state.turn, int)
    return world._replace(state=game.apply(world.state, world.state.turn, move).state)


def ends(game: AnyGame, options: Options, seats: int, left: int, rng: Random) -> Iterator[AnyState]:
    """Positions without a pile in which so many cards are left, and there is something to choose."""
    while True:
        state: Any = game.start(options, seats)
        state = game.apply(state, NATURE, game.shuffle(state, rng)).state
        if state.turn is NATURE:  # E4
            continue
        dealt = sum(state.hands) | to_bits(state.pile)
        state = replace(state, hands=(dealt, *[0] * (seats - 1)), pile=(), turn=0)
        while state.hands[0].bit_count() > left:
            lays = [move for move in game.legal_actions(state, 0) if isinstance(move, Lay)]
            state = replace(game.apply(state, 0, rng.choice(lays)).state, turn=0)
        held = rng.sample(from_bits(state.hands[0]), left)
        hands = tuple(to_bits(held[seat::seats]) for seat in range(seats))
        state = replace(state, hands=hands, laid=rng.randrange(2))
        if len(game.legal_actions(state, 0)) > 1 and not can_go_out(game.view(state, 0)):
            yield state


def deals(state: AnyState) -> Iterator[AnyState]:
    """All that the hidden hands of three players may be."""
    assert isinstance(state.turn, int)
    one, other = (seat for seat in range(3) if seat != state.turn)
    hidden = from_bits(state.hands[one] | state.hands[other])
    for held in combinations(hidden, state.hands[one].bit_count()):
        hands = list(state.hands)
        hands[one] = sum(card.bit for card in held)
        hands[other] = sum(card.bit for card in hidden) - hands[one]
        yield replace(state, hands=tuple(hands))


def solved(state: AnyState, worlds: Sequence[World], styles: Sequence[int]) -> dict[Any, float] | None:
    compiled = kernel.find(state)
    assert compiled is not None
    words = compiled.load(state)
    hands = [[(hand & (1 << HALF) - 1, hand >> HALF) for hand in each.state.hands] for each in worlds]
    actions, shares = np.array(compiled.menu(words)), np.array([each.share for each in worlds])
    odds, weights = np.eye(STYLES)[list(styles)], np.stack([WEIGHTS, SENSIBLE])
    before = words.copy()
    values = solve(words, actions, np.array(hands), shares, odds, weights, A_POINT, unlikely=0.0)
    assert (words == before).all()
    return (
        None
        if values is None
        else {compiled.decode(int(a)): float(v) for a, v in zip(actions, values, strict=True)}
    )


def assert_solved(game: AnyGame, state: AnyState, worlds: Sequence[World], style: int) -> None:
    seat, styles = state.turn, [style] * len(state.hands)
    assert isinstance(seat, int)
    values = solved(state, worlds, styles)
    assert values is not None
    expected = {
        move: worth(game, [after(game, world, move) for world in worlds], seat, styles)
        for move in game.legal_actions(state, seat)
    }
    assert values == pytest.approx(expected)


by_style = pytest.mark.parametrize("style", [SENSIBLY, LAYS_ALL, AT_RANDOM])


@each_game
@by_style
@pytest.mark.sample(6)
def test_an_end_whose_cards_are_known(game: AnyGame, options: Options, style: int) -> None:
    for seats, left in ((2, 9), (3, 8)):
        for state in islice(ends(game, options, seats, left, Random(seats)), 8):
            assert_solved(game, state, [World(state, 1.0)], style)


@each_game
@by_style
def test_an_end_whose_hidden_cards_are_few(game: AnyGame, options: Options, style: int) -> None:
    rng = Random(5)
    for state in islice(ends(game, options, 3, 7, rng), 8):
        possible = list(deals(state))
        shares = [rng.randrange(1, 9) for _ in possible]
        worlds = [World(each, share / sum(shares)) for each, share in zip(possible, shares, strict=True)]
        assert_solved(game, state, worlds, style)


def test_a_search_that_is_too_large_solves_nothing() -> None:
    laid = [card for card in from_bits(elfer.DECK) if card.number in range(8, 15)]
    rest = [card for card in from_bits(elfer.DECK) if card not in laid]
    hands = (" ".join(map(str, rest[0::2])), " ".join(map(str, rest[1::2])))
    state = position(CLASSIC, *hands, table=" ".join(map(str, laid)))
    assert solved(state, [World(state, 1.0)], [SENSIBLY] * 2) is None
    (end,) = islice(ends(ELFER, CLASSIC, 3, 7, Random(1)), 1)
    assert solved(end, [World(end, 1 / MOST_DEALS)] * (MOST_DEALS + 1), [SENSIBLY] * 3) is None


def test_before_the_first_card_nothing_is_solved() -> None:
    deal = " ".join(map(str, from_bits(elfer.DECK))).split(" b1 ")
    state = position(elfer.Options("any-start"), *deal, openers=" ".join(deal))
    assert solved(state, [World(state, 1.0)], [SENSIBLY] * 2) is None


def wins_for_sure(state: AnyState, seat: int) -> bool:
    """Whatever the other one does."""
    if state.turn is None:
        return not state.hands[seat]
    assert isinstance(state.turn, int)
    each = (
        wins_for_sure(ELFER.apply(state, state.turn, move).state, seat)
        for move in ELFER.legal_actions(state, state.turn)
    )
    return any(each) if state.turn == seat else all(each)


@pytest.mark.parametrize("other", ["random", "medium", "master"])
@pytest.mark.sample(1)
def test_a_win_that_cannot_be_prevented_is_won(other: str) -> None:
    wins = 0
    for seed in range(20):
        for moment in moments(ELFER, CLASSIC, BOTS["medium"], 2, Random(seed)):
            few = not moment.view.pile and sum(moment.view.counts) <= 9
            if few and not can_go_out(moment.view) and wins_for_sure(moment.state, moment.seat):
                wins += 1
                assert not played_on(moment, BOTS[other], Random(seed)).hands[moment.seat]
                break
    assert wins > 5


def played_on(moment: Moment, other: Bot, rng: Random) -> AnyState:
    """The end, if ``master`` goes on against another bot."""
    state: AnyState = moment.state
    history = moment.history
    while isinstance(state.turn, int):
        bot = BOTS["master"] if state.turn == moment.seat else other
        menu = ELFER.legal_actions(state, state.turn)
        step = ELFER.apply(state, state.turn, bot.choose(ELFER.view(state, state.turn), menu, rng, history))
        state, history = step.state, [*history, *public_events(ELFER, step)]
    return state
