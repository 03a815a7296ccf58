"""Exact results against the simulators: both say the same, as far as chance allows."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt
from random import Random

import pytest

from reihum.bots.simple import RANDOM_BOT, SIMPLE
from reihum.cards import JOKER, PAUSE, Colour, deck
from reihum.game import NATURE
from reihum.games.ratefix.exact import first_chance, first_guess, last_guess
from reihum.games.ratefix.rules import RATEFIX, Guess, Won
from reihum.games.schwarzerpeter.exact import peter_losses
from reihum.games.schwarzerpeter.rules import SCHWARZERPETER
from reihum.games.schwarzerpeter.state import Length
from reihum.games.stufen.exact import pasch_and_reihe, stage_chance
from reihum.games.stufen.melds import NUMBERS, STAGES, Need, missing, read_stages
from reihum.games.stufen.state import DECK
from reihum.games.zweikampf.exact import duel_draws
from reihum.games.zweikampf.rules import ZWEIKAMPF
from reihum.lab.simulation.simulate import count, plan
from reihum.lab.simulation.tally import WHOLE_WIN

SIGMAS = 4.5


def near(share: float, times: int) -> object:
    """A share that chance allows with this number of tries."""
    return pytest.approx(share, abs=SIGMAS * sqrt(share * (1 - share) / times))


# Schwarzer Peter


def test_the_loss_is_shared_by_all() -> None:
    assert sum(peter_losses(2, 19)) == pytest.approx(1)
    assert sum(peter_losses(3, 4)) == pytest.approx(1)


def test_a_single_pair_by_hand() -> None:
    """Three cards for two: the first player has two of them.

    With the pair (1 deal in 3) they lay it, and the other has lost. Otherwise one of the pair is with each,
    and who has the Peter has two cards (the first player): drawing takes the other's card and lays the pair.
    """
    assert peter_losses(2, 1) == pytest.approx([2 / 3, 1 / 3])


def losses(seats: int, length: Length, rounds: int) -> list[float]:
    options = SCHWARZERPETER.options_type(length=length)
    tally = count(plan(SCHWARZERPETER, options, seats, [RANDOM_BOT], 7), rounds, None)
    return [1 - (seats - 1) * wins / (WHOLE_WIN * rounds) for wins in tally.wins_by_turn]


def test_schwarzer_peter_for_two_is_lost_as_often_as_it_should() -> None:
    exact, found = peter_losses(2, 19), losses(2, "full", 1500)
    assert found == [near(loss, 1500) for loss in exact]


@pytest.mark.slow
def test_schwarzer_peter_for_three_is_lost_as_often_as_it_should() -> None:
    """The player who draws second loses only 23 % of the rounds."""
    exact, found = peter_losses(3, 19), losses(3, "full", 4000)
    assert found == [near(loss, 4000) for loss in exact]


# Zweikampf


def is_drawn(stacks: tuple[int, ...]) -> bool:
    half = len(stacks) // 2
    lead = stake = 0
    for one, two in zip(stacks[:half], stacks[half:], strict=True):
        stake += 1
        if one != two:
            lead += stake if one > two else -stake
            stake = 0
    return lead == 0


@pytest.mark.parametrize("numbers", [1, 2, 3])
def test_small_duels_are_drawn_as_often_as_all_deals_say(numbers: int) -> None:
    deals = list(permutations([*range(numbers), *range(numbers)]))
    assert duel_draws(numbers) == Fraction(sum(map(is_drawn, deals)), len(deals))


def test_zweikampf_is_drawn_as_often_as_it_should() -> None:
    rounds = 1000
    tally = count(plan(ZWEIKAMPF, ZWEIKAMPF.options_type(), 2, [SIMPLE], 7), rounds, None)
    whole = sum(tally.wins_squared) / WHOLE_WIN**2  # of a win shared by two, half
    assert 2 * (rounds - whole) / rounds == near(float(duel_draws(20)), rounds)


# Ratefix


def test_the_second_guess_goes_where_most_totals_are() -> None:
    assert last_guess(own=1, earlier=12).guess == 11
    assert last_guess(own=20, earlier=12).guess == 13
    assert last_guess(own=1, earlier=12).chance == Fraction(3 + 9 * 4, 79)  # another card up to 10


def test_the_best_guesses_win_as_often_as_they_should() -> None:
    deals, kept, expected = 800, 0, Fraction(0)
    for number in range(deals):
        state = RATEFIX.start(RATEFIX.options_type(), 2)
        state = RATEFIX.apply(state, NATURE, RATEFIX.shuffle(state, Random(number))).state
        first = state.opener
        own, other = (state.middle[seat].number for seat in (first, 1 - first))
        best = first_guess(own)
        expected += best.chance
        state = RATEFIX.apply(state, first, Guess(best.guess)).state
        step = RATEFIX.apply(state, 1 - first, Guess(last_guess(other, best.guess).guess))
        (winner,) = [event.winner for event in step.events if isinstance(event, Won)]
        kept += winner == first
    assert kept / deals == near(float(expected / deals), deals)


def test_no_other_first_guess_does_better() -> None:
    """Such as the own card and the mean of the others."""
    assert all(first_chance(own, own + 10) <= first_guess(own).chance for own in range(1, 21))


# Stufen


@pytest.mark.parametrize("stage", read_stages(STAGES), ids=map(str, range(1, 11)))
@pytest.mark.sample("1", "3", "4", "8")  # each way to count
def test_ten_dealt_cards_hold_a_stage_as_often_as_they_should(stage: tuple[Need, ...]) -> None:
    rng, hands = Random(7), 1500
    held = sum(not missing(rng.sample(DECK, 10), stage) for _ in range(hands))
    assert held / hands == near(float(stage_chance(*stage)), hands)


def test_all_hands_of_a_small_deck_hold_a_pasch_and_a_reihe_as_often_as_counted() -> None:
    small = [*deck(NUMBERS, (Colour.RED, Colour.BLUE)), JOKER, JOKER, PAUSE]
    hands = list(combinations(small, 4))
    held = sum(not missing(hand, (Need("pasch", 2), Need("reihe", 2))) for hand in hands)
    counted = pasch_and_reihe(2, 2, copies=2, jokers=2, pauses=1, hand=4)
    assert counted == Fraction(held, len(hands))


def test_other_stages_of_two_kinds_cannot_be_counted() -> None:
    with pytest.raises(ValueError, match="Pasche"):
        stage_chance(Need("pasch", 3), Need("farbe", 4))
