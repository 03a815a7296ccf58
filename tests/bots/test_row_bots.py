"""How bots remember a round of a row game, what they believe of hidden cards, and how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from positions import cards, deal, do, position
from reihum import kernel, registry
from reihum.bots import BOTS, Bot
from reihum.bots.search import Budget, Imagined, Plan, alike, best
from reihum.cards import Card, from_bits, to_bits
from reihum.game import AnyGame, Options, public_events
from reihum.games.elfer import rules as elfer
from reihum.games.elfer.rules import ELFER
from reihum.games.rows import belief as beliefs
from reihum.games.rows import search_bot as rows
from reihum.games.rows.actions import END, Lay
from reihum.games.rows.history import Choice, History, recall
from reihum.games.rows.kernel.choice import EAGER, PATIENT, SENSIBLE, WEIGHTS
from reihum.games.rows.kernel.state import HALF, HANDS, PILE, halves
from reihum.games.rows.reference_bots import LAY_ALL, TUNED
from reihum.games.rows.simple_bot import behind
from reihum.kernel.compiled_game import CompiledGame, Ints, Weights
from reihum.policies import CHILDISH, RANDOM, WEIGHED
from reihum.policies import LAY_ALL as LAYS_ALL
from row_moments import CLASSIC, GAMES, Moment, each_game, moments


@each_game
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.sample(4)
def test_a_round_is_remembered_as_it_was(game: AnyGame, options: Options, seats: int) -> None:
    for bot in (BOTS["random"], BOTS["simple"], LAY_ALL):
        for moment in moments(game, options, bot, seats, Random(seats)):
            recalled = recall(moment.view, moment.history)
            assert recalled is not None
            for seat, hand in enumerate(moment.dealt):
                assert seat == moment.seat or not hand & recalled.barred[seat]
            assert len(recalled.kept) == len(moment.kept)
            assert not any(
                card.bit & kept.barred for card, kept in zip(moment.kept, recalled.kept, strict=True)
            )


@pytest.mark.parametrize(
    ("options", "moves", "chosen"),
    [
        (CLASSIC, ["0 lay r11"], []),
        (elfer.Options(opener="lays-on"), ["0 lay r11", "0 end"], [(None, 1)]),
        (elfer.Options(opener="lays-on"), ["0 lay r11", "0 lay r10", "0 end"], [(Card("r10"), 1), (None, 2)]),
    ],
)
def test_actions_after_the_first_card_are_choices(
    options: elfer.Options, moves: list[str], chosen: list[tuple[Card | None, int]]
) -> None:
    step = deal(ELFER, options, ("r10 r11", "r12", ""), size=20)
    history, state = public_events(ELFER, step), step.state
    for move in moves:
        step = do(ELFER, state, move)
        state, history = step.state, [*history, *public_events(ELFER, step)]
    recalled = recall(ELFER.view(state, 1), history)
    assert recalled is not None
    assert [(choice.card, choice.laid) for choice in recalled.choices if isinstance(choice, Choice)] == chosen


def test_a_player_who_drew_holds_nothing_that_fitted_then() -> None:
    step = deal(ELFER, CLASSIC, ("r10 r11 r12 y11 g11 b11", "y1", "g1"), "b1 b2 b3", size=20)
    history = public_events(ELFER, step)
    state = step.state
    for move in ("0 lay r11", "1 draw", "1 draw", "1 draw"):
        step = do(ELFER, state, move)
        state, history = step.state, [*history, *public_events(ELFER, step)]
    recalled = recall(ELFER.view(state, 2), history)
    assert recalled is not None
    assert from_bits(recalled.barred[1]) == cards("r10 r12 y11 g11 b11")
    assert recalled.barred[0] == 0
    assert [kept.seat for kept in recalled.kept] == [1, 1, 1]
    assert recalled.laid_by == {Card("r11"): 0}


def test_nobody_was_dealt_an_eleven_before_the_one_that_began() -> None:
    step = deal(ELFER, CLASSIC, ("g11", "g1", "g2"), "r11 y11", size=20)
    begun = do(ELFER, step.state, "0 lay g11")
    recalled = recall(ELFER.view(begun.state, 1), [*public_events(ELFER, step), *public_events(ELFER, begun)])
    assert recalled is not None
    assert [from_bits(barred) for barred in recalled.barred] == [cards("r11 y11")] * 3


def test_a_history_has_to_begin_with_the_deal() -> None:
    *_, moment = moments(ELFER, CLASSIC, BOTS["simple"], 3, Random(1))
    assert recall(moment.view, moment.history[1:]) is None
    assert recall(moment.view, [*moment.history[:5], *moment.history[8:]]) is None
    assert recall(moment.view, ()) is None


@each_game
def test_believed_worlds_are_possible(game: AnyGame, options: Options) -> None:
    for number, moment in enumerate(moments(game, options, BOTS["medium"], 4, Random(3))):
        if number % 8:
            continue
        _, (worlds, _, _) = believed(moment, 5)
        true = words_of(moment.state)
        for world in worlds:
            assert (world[:HANDS] == true[:HANDS]).all()
            assert hands(world)[moment.seat] == moment.state.hands[moment.seat]
            assert [hand.bit_count() for hand in hands(world)] == list(moment.view.counts)
            pile = world[PILE : PILE + moment.view.pile]
            unseen = [1 << int(card) for card in pile] + [
                hand for seat, hand in enumerate(hands(world)) if seat != moment.seat
            ]
            assert sum(unseen) == to_bits(moment.state.pile) | sum(
                hand for seat, hand in enumerate(moment.state.hands) if seat != moment.seat
            )


def test_choices_of_players_tell_about_their_cards() -> None:
    told: list[float] = []
    untold: list[float] = []
    for seed in range(4):
        for moment in moments(ELFER, CLASSIC, BOTS["medium"], 4, Random(seed)):
            if moment.seat or len(moment.history) < 50 or moment.view.laid:
                continue
            recalled, (worlds, _, _) = believed(moment, 100)
            excluded = np.array([halves(barred) for barred in recalled.barred])
            compiled, true = kernel.find(moment.state), words_of(moment.state)
            assert compiled is not None
            told.append(share_of_right_owners(moment, worlds))
            untold.append(
                share_of_right_owners(moment, compiled.imagine(true, 0, excluded, np.ones(1, np.uint64), 100))
            )
    assert np.mean(told) > np.mean(untold) + 0.08


@pytest.mark.parametrize(
    ("bot", "policy", "weights", "mostly"),
    [
        (LAY_ALL, LAYS_ALL, WEIGHTS, 0.95),
        (TUNED, WEIGHED, WEIGHTS, 0.6),
        (BOTS["medium"], WEIGHED, SENSIBLE, 0.6),
        (BOTS["easy"], CHILDISH, SENSIBLE, 0.6),
    ],
    ids=["lay-all", "tuned", "medium", "easy"],
)
def test_players_are_expected_to_go_on_as_they_began(
    bot: Bot, policy: int, weights: Weights, mostly: float
) -> None:
    right = []
    for seed in range(4):
        *_, moment = moments(ELFER, CLASSIC, bot, 4, Random(seed))
        _, (_, policies, minds) = believed(moment, 50)
        guessed = (policies == policy) & (minds == weights).all(axis=2)
        right.append(np.delete(guessed, moment.seat, axis=1).mean())
    assert np.mean(right) > mostly  # there are five ways to go on


def test_a_reference_bot_plays_row_games_only() -> None:
    for bot in (LAY_ALL, TUNED):
        assert [game for game in registry.GAMES if bot.plays(game)] == ["elfer", "junior"]


def test_nobody_is_known_before_they_have_chosen() -> None:
    moment = next(moments(ELFER, CLASSIC, BOTS["medium"], 4, Random(1)))
    _, (_, policies, _) = believed(moment, 50)
    assert set(np.delete(policies, moment.seat, axis=1).flat) == {RANDOM, WEIGHED, LAYS_ALL, CHILDISH}
    assert set(policies[:, moment.seat]) == {WEIGHED}


def test_everybody_may_choose_otherwise_in_each_world() -> None:
    moment = next(
        moment for moment in moments(ELFER, CLASSIC, LAY_ALL, 3, Random(5)) if moment.view.pile < 15
    )
    compiled = kernel.find(moment.state)
    assert compiled is not None
    _, (worlds, _, _) = believed(moment, 2)
    policies = np.array([[WEIGHED] * 3, [LAYS_ALL] * 3])
    weights = np.stack([np.tile(row, (3, 1)) for row in (WEIGHTS, SENSIBLE)])
    actions = np.array(compiled.menu(worlds[0]))
    together = compiled.evaluate(worlds, actions, policies, weights, 7)
    for world in range(2):
        everywhere = compiled.evaluate(worlds, actions, policies[world], weights[world], 7)
        assert (together[world] == everywhere[world]).all()
    with pytest.raises(ValueError, match="shapes"):
        compiled.evaluate(worlds, actions, policies[:1], weights[:1], 7)


@pytest.mark.parametrize(
    ("weights", "in_pile", "goes_on"),
    [(EAGER, 10, True), (EAGER, 9, False), (WEIGHTS, 10, True), (PATIENT, 10, False), (SENSIBLE, 10, False)],
)
def test_an_eager_player_lays_on_while_the_pile_is_large(
    weights: Weights, in_pile: int, goes_on: bool
) -> None:
    pile = " ".join(f"y{number}" for number in range(1, in_pile + 1))
    state = position(CLASSIC, "r12 g1", "b1 b2", table="r11", pile=pile, laid=1)
    compiled = kernel.find(state)
    assert compiled is not None
    action = compiled.decode(
        compiled.choose(words_of(state), np.full(2, WEIGHED), np.tile(weights, (2, 1)), np.ones(1, np.uint64))
    )
    assert action == (Lay(Card("r12")) if goes_on else END)


def test_two_plans_are_weighed_only_while_they_differ() -> None:
    for game, options in GAMES:
        for moment in moments(game, options, BOTS["simple"], 3, Random(2)):
            is_early = moment.view.pile >= 13 and game is ELFER
            assert len(beliefs.plans(moment.view)) == (2 if is_early else 1)


def test_a_plan_is_how_the_seat_itself_goes_on() -> None:
    moment = next(
        each for each in moments(ELFER, CLASSIC, BOTS["simple"], 3, Random(5)) if len(each.history) > 9
    )
    expected = rows.prospects(moment.view, moment.history, Random(1))
    assert expected is not None
    (worlds, policies, weights), actions = expected.imagine(60), expected.compiled.menu(expected.state)

    def chosen(minds: Weights, plans: Sequence[Plan]) -> int:
        same = expected._replace(imagine=lambda _: Imagined(worlds, policies, minds), plans=plans)
        return best(same, actions, Budget(1, 60.0), Random(1))

    for plan in (PATIENT, EAGER, -WEIGHTS):
        minds = weights.copy()
        minds[:, moment.seat] = plan
        assert chosen(weights, (plan,)) == chosen(minds, (None,))


@pytest.mark.parametrize(
    ("better", "luck", "playouts", "margin", "is_clear"),
    [
        (0.0, 1.0, 480, 0.0, False),
        (0.1, 1.0, 480, 0.0, False),
        (1.5, 1.0, 480, 0.0, True),
        (0.05, 0.0, 48, 0.0, False),  # a few worlds that agree prove little
        (0.05, 0.0, 480, 0.0, True),
        (0.05, 0.0, 480, 0.1, False),
        (0.15, 0.0, 480, 0.1, True),
    ],
)
def test_another_action_than_the_usual_one_must_be_better_beyond_doubt(
    better: float,
    luck: float,
    playouts: int,
    margin: float,
    is_clear: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = next(
        each
        for each in moments(ELFER, CLASSIC, BOTS["simple"], 4, Random(5))
        if len(ELFER.legal_actions(each.state, each.seat)) > 3
    )
    expected = rows.prospects(moment.view, moment.history, Random(1))
    assert expected is not None
    compiled, actions = expected.compiled, expected.compiled.menu(expected.state)
    usual = compiled.choose(expected.state, *alike(compiled, 4), np.ones(1, np.uint64))
    other = next(action for action in actions if action != usual)
    source = np.random.default_rng(1)

    def evaluate(compiled: CompiledGame, worlds: Ints, actions: Ints, *how: object) -> Any:
        return luck * source.normal(size=(len(worlds), len(actions))) + better * (actions == other)

    monkeypatch.setattr(CompiledGame, "evaluate", evaluate)
    lucky = expected._replace(worth=lambda values: values.astype(np.float64), plans=(None,), margin=margin)
    shares = Counter(best(lucky, actions, Budget(playouts, 60.0), Random(1)) for _ in range(40))
    assert shares[other if is_clear else usual] > 30


def test_medium_looks_at_own_cards_and_then_at_those_of_others() -> None:
    laid = "r11 y11 g11"
    state = position(CLASSIC, "r12 r20 y10 y9 g10 g5 g4", "r13", "b11", table=laid)
    view, menu = ELFER.view(state, 0), ELFER.legal_actions(state, 0)
    chosen = Counter(str(BOTS["medium"].choose(view, menu, Random(seed))) for seed in range(200))
    assert chosen.most_common(1)[0][0] == "lay g10"  # two own cards
    assert set(chosen) == {"lay g10", "lay r12", "lay y10"}  # it does not always look


@each_game
def test_medium_plays_by_the_weights_that_it_is_known_by(
    game: AnyGame, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reihum.games.rows.bots.SLIPS", 0)
    policies, weights = np.full(3, WEIGHED), np.tile(SENSIBLE, (3, 1))
    for moment in moments(game, options, BOTS["random"], 3, Random(2)):
        compiled = kernel.find(moment.state)
        assert compiled is not None
        menu = game.legal_actions(moment.state, moment.seat)
        words, sources = compiled.load(moment.state), [np.array([seed], np.uint64) for seed in range(20)]
        by_weights = {
            compiled.decode(compiled.choose(words, policies, weights, source)) for source in sources
        }
        assert {BOTS["medium"].choose(moment.view, menu, Random(seed)) for seed in range(20)} & by_weights


def test_characters() -> None:
    """The duck opens more places for others than the badger does."""
    opened = {"duck": 0, "medium": 0, "badger": 0}
    for moment in moments(ELFER, CLASSIC, BOTS["random"], 4, Random(3)):
        menu = ELFER.legal_actions(moment.state, moment.seat)
        for name in opened:
            move = BOTS[name].choose(moment.view, menu, Random(1), moment.history)
            opened[name] += behind(moment.view, move.card)[1] if isinstance(move, Lay) else 0
    assert opened["duck"] > opened["medium"] > opened["badger"]


@each_game
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.sample(3)
def test_a_searching_bot_plays_a_round_to_its_end(game: AnyGame, options: Options, seats: int) -> None:
    *_, last = moments(game, options, BOTS["hard"], seats, Random(4))
    assert min(last.view.counts) < 5


def believed(moment: Moment, worlds: int) -> tuple[History, Imagined]:
    recalled = recall(moment.view, moment.history)
    assert recalled is not None
    belief = beliefs.Belief(moment.view, recalled, words_of(moment.state), Random(1))
    return recalled, belief.imagine(worlds)


def words_of(state: Any) -> Any:
    compiled = kernel.find(state)
    assert compiled is not None
    return compiled.load(state)


def hands(world: Any) -> list[int]:
    seats = int(world[0])
    return [int(world[HANDS + 2 * seat]) | int(world[HANDS + 2 * seat + 1]) << HALF for seat in range(seats)]


def share_of_right_owners(moment: Moment, worlds: Any) -> float:
    right = sum(
        (hand & true).bit_count()
        for world in worlds
        for seat, (hand, true) in enumerate(zip(hands(world), moment.state.hands, strict=True))
        if seat != moment.seat
    )
    return float(right) / (len(worlds) * sum(moment.view.counts[1:]))
