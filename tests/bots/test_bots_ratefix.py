from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest

from ratefix_positions import dealt, guess
from reihum.bots import BOTS
from reihum.cards import Card
from reihum.game import NATURE
from reihum.games.ratefix.guessing import EACH, Middle, Style, cell, learn_styles, reading, sound, sums
from reihum.games.ratefix.rules import DECK, HIGHEST, RATEFIX, Guessed, Options, Won
from reihum.lab.simulation.simulate import play_round
from reihum.playing import rngs

FRESH = Middle(2, (EACH,) * HIGHEST)


@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_sums_are_those_of_all_ways_to_draw(drawn: int) -> None:
    cards = [card.number for card in DECK if card.number in (1, 2, 5, 20)][3:]
    unseen = tuple(cards.count(number) for number in range(1, HIGHEST + 1))
    ways = [sum(hand) for hand in combinations(cards, drawn)]
    expected = [ways.count(total) / len(ways) for total in range(HIGHEST * drawn + 1)]
    assert np.allclose(sums(unseen, drawn), expected)


def test_a_guess_wins_the_totals_that_the_rule_gives_it() -> None:
    rng = Random(1)
    for _ in range(200):
        guesses = [rng.randint(3, 60) for _ in range(3)]
        place = rng.randrange(3)
        low, end = cell(guesses[place], guesses[:place], guesses[place + 1 :], 60)
        for total in range(3, 61):
            distances = [abs(other - total) for other in guesses]
            wins = distances.index(min(distances)) == place
            assert wins == (low <= total < end and guesses[place] not in guesses[:place])


def test_hard_reads_the_card_in_a_sound_guess() -> None:
    """A guess of one's own card and the mean of the other shows one's own card."""
    wins = 0
    for first in range(HIGHEST):
        (said,) = {sound(FRESH, ())[first]}
        for second in range(HIGHEST):
            replied = reading(FRESH, (said,))[second]
            total = first + second + 2
            wins += abs(replied - total) < abs(said - total)
    assert wins >= 0.9 * HIGHEST**2


def test_master_expects_nobody_to_guess_what_cannot_be() -> None:
    rng = Random(29)  # somebody goes far astray in thought
    state = RATEFIX.start(Options(), 4)
    state = RATEFIX.apply(state, NATURE, RATEFIX.shuffle(state, rng)).state
    assert isinstance(state.turn, int)
    menu = RATEFIX.legal_actions(state, state.turn)
    assert BOTS["master"].choose(RATEFIX.view(state, state.turn), menu, rng) in menu


def test_master_notices_players_who_guess_without_a_plan() -> None:
    middle = Middle(2, (EACH,) * HIGHEST)
    planned = sound(middle, ())[4]
    shown = (Card("r5"), Card("b9"))
    assert learn_styles(2, [Guessed(0, planned), Guessed(1, 30), Won(0, shown, 14)])[0].argmax() > Style.ROUGH
    astray = [Guessed(0, planned + 7), Guessed(1, 30), Won(0, shown, 14)]
    assert learn_styles(2, astray)[0].argmax() == Style.ROUGH


def test_master_does_not_tell_its_card_to_a_reader() -> None:
    history: list[Guessed | Won] = []
    for number in (1, 20):
        middle = Middle(2, tuple(EACH - (number == 20) * (place in (0, 3)) for place in range(HIGHEST)))
        said = sound(middle, ())[number - 1]
        read = reading(middle, (said,))[3]
        history += [Guessed(1, said), Guessed(0, read), Won(0, (Card("y4"), Card(f"y{number}")), number + 4)]
    assert learn_styles(2, history)[0].argmax() == Style.READER
    told = 0
    for number in range(1, HIGHEST + 1):
        state = dealt("b10", f"r{number}")
        view, menu = RATEFIX.view(state, 1), RATEFIX.legal_actions(state, 1)
        masters, mediums = (
            BOTS[level].choose(view, menu, Random(1), history) for level in ("master", "medium")
        )
        told += masters == mediums
    assert told <= 2


@pytest.mark.parametrize(
    ("stacks", "guesses", "expected"),
    [
        (("r5", "b20"), (), 30),  # Ben's 20, and 10 for the card that he does not know
        (("r5", "b20"), (30,), 29),  # all totals below Ben's guess
        (("r5", "b20"), (11,), 12),  # all above it
    ],
)
def test_medium_expects_the_mean_and_stays_beside_earlier_guesses(
    stacks: tuple[str, ...], guesses: tuple[int, ...], expected: int
) -> None:
    state = dealt(*stacks) if not guesses else guess(dealt(*stacks), *guesses).state
    assert isinstance(state.turn, int)
    view, menu = RATEFIX.view(state, state.turn), RATEFIX.legal_actions(state, state.turn)
    assert BOTS["medium"].choose(view, menu, Random(1)).total == expected


def test_easy_repeats_no_guess() -> None:
    state = guess(dealt("r5", "b6", "r7", "b8"), 40).state
    view, menu = RATEFIX.view(state, 2), RATEFIX.legal_actions(state, 2)
    said = [BOTS["easy"].choose(view, menu, Random(seed)).total for seed in range(200)]
    assert 40 not in said
    assert len({*said}) > 20


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium"), ("master", "hard")])
@pytest.mark.sample(1)
def test_every_level_wins_more_than_the_one_below(better: str, worse: str) -> None:
    wins = 0
    for number in range(5):
        bots = [BOTS[better], BOTS[worse]]
        for seat in (0, 1):
            played = play_round(RATEFIX, Options(), bots if seat == 0 else bots[::-1], rngs(1, number, 2))
            wins += played.outcome.winners == (seat,)
    assert wins >= 7
