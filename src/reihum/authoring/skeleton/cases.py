"""The rules of Higher, case by case, from docs/rules/higher.md."""

from typing import Any

import pytest

from reihum import testing
from reihum.authoring.skeleton.rules import DECK, GAME, Chose, Deal, Options, Revealed, State, Took
from reihum.cards import Card
from reihum.game import NATURE, IllegalAction, Outcome, Step, read_action


def cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card, names.split()))


def dealt(*hands: str, options: Options | None = None) -> State:
    """The round after this deal."""
    first = [card for hand in hands for card in cards(hand)]
    rest = [card for card in DECK if card not in first]
    state = GAME.start(options or Options(), len(hands))
    return GAME.apply(state, NATURE, Deal((*first, *rest))).state


def do(state: State, *moves: str) -> Step[State, Any]:
    """The last step of these moves, each as in "0 play r5"."""
    step: Step[State, Any] = Step(state, ())
    for move in moves:
        seat, _, action = move.partition(" ")
        step = GAME.apply(step.state, int(seat), read_action(GAME, action))
    return step


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [Options(), Options(lowest_takes=True)], ids=repr)
def test_every_law_is_kept(options: Options, seats: int) -> None:
    for seed in range(5):
        testing.check(GAME, options, seats, seed)


@pytest.mark.rule("HI1")
def test_everybody_has_five_cards() -> None:
    state = dealt("r1 r2 r3 r4 r5", "r6 r7 r8 r9 r10")
    assert state.hands == (cards("r1 r2 r3 r4 r5"), cards("r6 r7 r8 r9 r10"))
    assert len(state.rest) == 10


@pytest.mark.rule("HI2")
def test_a_card_is_chosen_from_the_hand_and_stays_hidden() -> None:
    state = dealt("r1 r2 r3 r4 r5", "r6 r7 r8 r9 r10")
    with pytest.raises(IllegalAction) as refused:
        do(state, "0 play r6")
    assert (refused.value.code, refused.value.rule) == ("not-in-hand", "HI2")
    step = do(state, "0 play r5")
    assert step.events == (Chose(0),)
    assert [GAME.view(step.state, seat).played for seat in (0, 1, None)] == [cards("r5"), (), ()]


@pytest.mark.rule("HI3", "HI5")
@pytest.mark.parametrize(("lowest_takes", "winner"), [(False, 2), (True, 0)])
def test_the_highest_takes_the_trick_or_the_lowest(lowest_takes: bool, winner: int) -> None:
    state = dealt("r1 r2 r3 r4 r5", "r6 r7 r8 r9 r10", "r11 r12 r13 r14 r15", options=Options(lowest_takes))
    step = do(state, "2 play r11", "0 play r5", "1 play r8")
    revealed = (Revealed(0, Card("r5")), Revealed(1, Card("r8")), Revealed(2, Card("r11")))
    assert step.events == (*revealed, Took(winner, cards("r5 r8 r11")))


@pytest.mark.rule("HI4")
def test_most_cards_win_after_five_tricks() -> None:
    state = dealt("r1 r2 r3 r4 r20", "r6 r7 r8 r9 r10")
    tricks = zip((1, 2, 3, 4, 20), range(6, 11), strict=True)
    over = do(state, *(f"{seat} play r{card}" for trick in tricks for seat, card in enumerate(trick))).state
    assert GAME.outcome(over) == Outcome((2, 1), (2, 8), "higher-over")
