"""Compiled games equal the engine: for the same shuffles and actions, menu by menu and score by score."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from operator import ge
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import numpy as np
import pytest
from msgspec.structs import astuple, replace

import reihum
from game_settings import STAGE_CARD, Setting, settings
from kernel_rng import KernelRng
from reihum import kernel
from reihum.bots.simple import SIMPLE
from reihum.cards import JOKER, LANE, PAUSE, Card, in_order
from reihum.game import NATURE, AnyGame, Outcome, RoundContext
from reihum.games.elfer.rules import ELFER
from reihum.games.junior.rules import JUNIOR
from reihum.games.master.rules import MASTER
from reihum.games.mogeln.rules import MOGELN
from reihum.games.rows.actions import DealVoid
from reihum.games.rows.state import beside
from reihum.games.stufen.melds import STAGES, Meld
from reihum.games.stufen.rules import STUFEN
from reihum.games.stufen.state import DECK, Options, Phase, State
from reihum.kernel.compiled_game import CARRIED, OVER, PLACES, POINTS, CompiledGame, Ints, Rng, Weights
from reihum.kernel.compiled_game import NATURE as NATURE_ACTS
from reihum.policies import WEIGHED
from reihum.registry import package_of

ROUNDS: dict[AnyGame, int] = {ELFER: 6, JUNIOR: 10, MASTER: 5, STUFEN: 10}
"""The compiled games, and the rounds compared for each of their option sets and numbers of players."""
MANY = 75
"""How many times more if there is time."""
NEVER: dict[AnyGame, set[type]] = {JUNIOR: {DealVoid}}

each_game = pytest.mark.parametrize("game", ROUNDS, ids=lambda game: game.name)


class Moment(NamedTuple):
    """A position in the engine and in the kernel, and what led to it."""

    state: Any
    words: Ints
    events: tuple[Any, ...]


def compiled_form(game: AnyGame) -> CompiledGame:
    compiled = kernel.find(game.start(game.options_type(), 2))
    assert compiled is not None
    return compiled


def side_by_side(setting: Setting, seed: int) -> Iterator[Moment]:
    """A random round in both, compared at every step."""
    game, options, seats = setting
    compiled, rng = compiled_form(game), Random(seed)
    carried = tuple(rng.randrange(game.goal) for _ in range(seats)) if game.goal else ()
    state = game.start(options, seats, RoundContext(first=rng.randrange(seats), carried=carried))
    words = compiled.load(state)
    while actors := game.to_act(state):
        (actor,) = actors
        if actor is NATURE:
            assert compiled.to_act(words) == NATURE_ACTS
            action = game.shuffle(state, rng)
            compiled.apply_shuffle(words, action)
        else:
            codes = same_menu(game, state, words)
            action = pick(list(codes), rng, by_kind=seed % 2 == 0)
            compiled.apply(words, codes[action])
        state, events = astuple(game.apply(state, actor, action))
        assert words.tolist() == compiled.load(state).tolist()
        yield Moment(state, words.copy(), events)
    same_score(game.outcome(state), compiled, words)


def same_menu(game: AnyGame, state: Any, words: Ints) -> dict[Any, int]:
    """The menu of whose turn it is: the kernel's actions by the engine's."""
    compiled = compiled_form(game)
    seat = compiled.to_act(words)
    assert game.to_act(state) == {seat}
    menu, offered = compiled.menu(words), game.legal_actions(state, seat)
    codes = {compiled.decode(code): code for code in menu}
    assert (set(codes), len(menu)) == (set(offered), len(offered))
    return {action: codes[action] for action in offered}


def pick(menu: list[Any], rng: Random, *, by_kind: bool) -> Any:
    """Any action, or any kind of action first, so that rare kinds are not rare."""
    kind = rng.choice(list(dict.fromkeys(map(type, menu))))
    return rng.choice([action for action in menu if not by_kind or type(action) is kind])


def same_score(outcome: Outcome | None, compiled: CompiledGame, words: Ints) -> None:
    assert outcome is not None
    assert compiled.to_act(words) == OVER
    result, seats = compiled.score(words), len(outcome.points)
    assert tuple(result[POINTS, :seats]) == outcome.points
    assert tuple(result[PLACES, :seats]) == outcome.places
    assert tuple(result[CARRIED, :seats]) == (outcome.carried or (0,) * seats)


def settings_of(game: AnyGame) -> list[Setting]:
    return [setting for setting in settings() if setting.game is game]


@each_game
def test_kernel_and_engine_play_the_same_rounds(game: AnyGame) -> None:
    happened: set[type] = set()
    for setting in settings_of(game):
        for seed in range(ROUNDS[game]):
            for moment in side_by_side(setting, seed):
                happened.update(map(type, moment.events))
    assert set(get_args(game.event_type)) - happened == NEVER.get(game, set())


@pytest.mark.slow
@each_game
def test_kernel_and_engine_play_many_more_of_the_same_rounds(game: AnyGame) -> None:
    for setting in settings_of(game):
        for seed in range(ROUNDS[game], MANY * ROUNDS[game]):
            for _ in side_by_side(setting, seed):
                pass


def same_steps(game: AnyGame, state: Any) -> None:
    """Everything that can be done in a position leads to the same one."""
    compiled = compiled_form(game)
    words = compiled.load(state)
    for action, code in same_menu(game, state, words).items():
        after = words.copy()
        compiled.apply(after, code)
        step = game.apply(state, compiled.to_act(words), action)
        assert after.tolist() == compiled.load(step.state).tolist()


def stufen(hand: tuple[Card, ...], stage: int = 0, card: tuple[str, ...] = STAGES, **others: Any) -> State:
    """Two players; the first has this hand, and the stage to lay, or the whole turn."""
    phase: Phase = "play"
    given: dict[str, Any] = {"phase": phase, "pile": DECK[:5], "discards": DECK[5:7]} | others
    return State(Options(card), (stage, 0), 0, hands=(in_order(hand), DECK[7:10]), **given)


@pytest.mark.parametrize("card", [STAGES, STAGE_CARD], ids=["default", "other"])
@pytest.mark.parametrize("stage", range(10))
def test_every_way_to_lay_a_stage(card: tuple[str, ...], stage: int) -> None:
    """With more jokers than a shuffle ever gives."""
    rng = Random(stage)
    for jokers in range(9):
        for _ in range(2):
            numbers = rng.sample(DECK[: -12 if rng.random() < 0.5 else 48], 11 - jokers)
            same_steps(STUFEN, stufen((*numbers, *[JOKER] * jokers), stage, card))


FULL = Meld(0, "reihe", 1, (JOKER,) * 12)
OPEN = Meld(0, "reihe", 4, (JOKER,) * 4)
GROUP, COLOUR = Meld(0, "pasch", 7, (JOKER,) * 3), Meld(0, "farbe", Card("g1").colour, (JOKER,) * 3)


@pytest.mark.parametrize(
    "state",
    [
        stufen((JOKER, Card("r3"), Card("b8"), Card("g7")), table=(FULL, OPEN)),
        stufen((JOKER, Card("r3"), Card("b8"), Card("g7")), table=(GROUP, COLOUR)),
        stufen((JOKER,), table=(OPEN, GROUP)),
        stufen((PAUSE, PAUSE)),
        stufen((PAUSE,), paused=(1,), discards=()),
        stufen((Card("r3"), PAUSE), paused=(1,)),
        stufen(DECK[:10], phase="draw", pile=()),
        stufen(DECK[:10], phase="draw", pile=(), renewals=2),
        stufen(DECK[:10], phase="draw", takes=50),
        stufen(DECK[:10], phase="draw", discards=()),
        stufen(DECK[:10], phase="draw", discards=(Card("r3"), PAUSE)),
    ],
)
def test_odd_positions_of_stufen(state: State) -> None:
    same_steps(STUFEN, state)


@each_game
def test_playouts_are_made_of_the_same_steps(game: AnyGame) -> None:
    """A function that is compiled as a whole has the same result as its parts one after the other."""
    compiled = compiled_form(game)
    for setting in settings_of(game)[::3]:
        begin = compiled.load(game.start(setting.options, setting.seats))
        policies, weights = np.arange(setting.seats) % 2, np.tile(compiled.weights, (setting.seats, 1))
        for number, result in enumerate(compiled.play(begin, policies, weights, seed=7, rounds=3)):
            words, rng = begin.copy(), source(7, number)
            play_on(compiled, words, policies, weights, rng)
            assert compiled.score(words).tolist() == result.tolist()


def source(seed: int, number: int) -> Rng:
    from reihum.kernel.rng import source

    return source(seed, number)


def play_on(compiled: CompiledGame, words: Ints, policies: Ints, weights: Weights, rng: Rng) -> None:
    while (actor := compiled.to_act(words)) != OVER:
        if actor == NATURE_ACTS:
            compiled.shuffle(words, rng)
        else:
            action = compiled.choose(words, policies, weights, rng)
            assert action in compiled.menu(words)
            compiled.apply(words, action)


def test_nothing_is_done_where_nobody_is_to_act() -> None:
    compiled = compiled_form(ELFER)
    begin = compiled.load(ELFER.start(ELFER.options_type(), 4))
    policies, weights = np.zeros(4, np.int64), np.tile(compiled.weights, (4, 1))
    dealt = begin.copy()
    compiled.shuffle(dealt, source(1, 1))
    with pytest.raises(ValueError, match="NATURE"):
        compiled.shuffle(dealt, source(1, 1))
    assert compiled.menu(begin) == []
    with pytest.raises(ValueError, match="no seat"):
        compiled.apply(begin, 1)
    with pytest.raises(ValueError, match="no seat"):
        compiled.choose(begin, policies, weights, source(1, 1))
    with pytest.raises(ValueError, match="no seat"):
        compiled.evaluate(begin[np.newaxis], np.array([1]), policies, weights, seed=1)


@each_game
def test_an_evaluation_plays_every_action_in_every_world(game: AnyGame) -> None:
    compiled, setting = compiled_form(game), settings_of(game)[-1]
    seats = setting.seats
    policies, weights = np.full(seats, WEIGHED), np.tile(compiled.weights, (seats, 1))
    moments = [moment for moment in side_by_side(setting, 1) if len(compiled.menu(moment.words)) > 2]
    view = game.view(moments[0].state, compiled.to_act(moments[0].words))
    imagined = [game.imagine(view, Random(number)) for number in range(4)]
    worlds = np.stack([compiled.load(state) for state in imagined])
    actions = np.array(compiled.menu(worlds[0]))
    results = compiled.evaluate(worlds, actions, policies, weights, seed=3)
    for world in range(4):
        for option, action in enumerate(actions):
            words = worlds[world].copy()
            compiled.apply(words, action)
            play_on(compiled, words, policies, weights, source(3, world))
            assert compiled.score(words).tolist() == results[world, option].tolist()


def held(game: AnyGame, words: Ints) -> list[Counter[int]]:
    """The cards in each hand, and then the pile."""
    at: Any = import_module(f"{package_of(type(game.start(game.options_type(), 2)))}.kernel.state")
    hands = []
    for seat in range(words[at.SEATS]):
        if game is STUFEN:
            once, twice, jokers, pauses = words[at.HANDS + at.HAND * seat :][: at.HAND].tolist()
            hands.append(Counter({at.JOKER: jokers, at.PAUSE: pauses}) + bits(once) + bits(twice))
        elif game is MASTER:
            *lanes, jokers, _, _, _ = words[at.PLAYERS + at.PLAYER * seat :][: at.PLAYER].tolist()
            hands.append(Counter({at.A_JOKER: jokers}) + bits(*lanes, step=LANE))
        else:
            hands.append(bits(*words[at.HANDS + 2 * seat :][:2].tolist(), step=2 * LANE))
    return [*hands, Counter(words[at.PILE :][: words[at.PILED]].tolist())]


def bits(*words: int, step: int = 0) -> Counter[int]:
    return Counter(
        step * at + place for at, word in enumerate(words) for place in range(64) if word >> place & 1
    )


@each_game
def test_imagined_worlds_differ_in_hidden_cards_alone(game: AnyGame) -> None:
    compiled, rng = compiled_form(game), source(1, 1)
    for setting in settings_of(game)[::4]:
        for moment in [*side_by_side(setting, seed=2)][:-1:9]:
            seat, seats = compiled.to_act(moment.words), setting.seats
            if seat == NATURE_ACTS:
                continue
            known = np.zeros((seats, compiled.known), np.int64)
            worlds = compiled.imagine(moment.words, seat, known, rng, 3)
            before = held(game, moment.words)
            for world in worlds:
                after = held(game, world)
                assert after[seat] == before[seat]
                assert [hand.total() for hand in after] == [hand.total() for hand in before]
                assert sum(after, Counter()) == sum(before, Counter())
                assert compiled.menu(world) == compiled.menu(moment.words)
            if before[seats].total() > 5:
                assert len({world.tobytes() for world in worlds}) == 3


def test_nobody_is_imagined_to_hold_what_they_could_not_lay() -> None:
    compiled, rng = compiled_form(ELFER), source(2, 2)
    for moment in side_by_side(Setting(ELFER, ELFER.options_type(), 4), seed=5):
        seat, hands = compiled.to_act(moment.words), moment.state.hands
        if seat < 0:
            continue
        fits = beside(moment.state.table) | moment.state.openers
        excluded = [fits & ~hand for hand in hands]
        known = np.array([[cards & (1 << 2 * LANE) - 1, cards >> 2 * LANE] for cards in excluded])
        for world in compiled.imagine(moment.words, seat, known, rng, 3):
            for other, hand in enumerate(held(ELFER, world)[:-1]):
                assert not any(excluded[other] >> card & 1 for card in hand)


def test_jokers_that_were_seen_being_taken_stay_in_their_hands() -> None:
    compiled, rng = compiled_form(MASTER), source(2, 2)
    for moment in side_by_side(Setting(MASTER, MASTER.options_type(), 3), seed=6):
        if (seat := compiled.to_act(moment.words)) >= 0:
            taken = [player.taken for player in moment.state.players]
            known = np.array(taken)[:, np.newaxis]
            for world in compiled.imagine(moment.words, seat, known, rng, 3):
                jokers = [hand[4 * LANE] for hand in held(MASTER, world)[:-1]]
                assert all(map(ge, jokers, taken))


def test_cards_that_were_seen_being_taken_stay_in_their_hands() -> None:
    compiled, rng = compiled_form(STUFEN), source(2, 2)
    hands = (DECK[:10], (*DECK[20:24], JOKER, JOKER, PAUSE))
    state = State(Options(), (0, 0), 0, "draw", hands, DECK[30:90])
    known = np.array([[0] * 6, [1 << 10 | 1 << 11, 1 << 10, 1, 1, 0, 0]])
    for world in compiled.imagine(compiled.load(state), 0, known, rng, 50):
        assert held(STUFEN, world)[1] >= Counter({10: 2, 11: 1, 48: 1, 49: 1})


def test_hands_are_imagined_that_their_owners_would_have_played_so_with() -> None:
    """In Stufen: no stage that could have been laid, no use for what was refused, nothing to be added."""
    compiled, rng = compiled_form(STUFEN), source(2, 2)
    group = Meld(2, "pasch", 7, DECK[12:15])
    state = State(Options(), (0, 0, 0), 0, "draw", (DECK[:10], DECK[20:30], DECK[30:34]), DECK[40:90])
    words = compiled.load(replace(state, table=(group, replace(group, of=9))))
    threes = sum(1 << 12 * colour + 2 for colour in range(4))
    known = np.array([[0] * 6, [0, 0, 0, 0, threes, 3], [0, 0, 0, 0, 0, 3]])
    shares = []
    for heard in (known, np.zeros_like(known)):
        worlds = [held(STUFEN, world) for world in compiled.imagine(words, 0, heard, rng, 200)]
        pairs = sum(sum(hand[1][12 * colour + 2] for colour in range(4)) == 2 for hand in worlds)
        fitting = sum(any(card % 12 in (6, 8) for card in hand[2]) for hand in worlds)
        shares.append((pairs, fitting))
    (pairs, fitting), (any_pairs, any_fitting) = shares
    assert pairs < any_pairs / 3
    assert fitting < any_fitting / 3


def test_arrays_of_a_wrong_shape_are_refused() -> None:
    compiled = compiled_form(ELFER)
    begin = compiled.load(ELFER.start(ELFER.options_type(), 4))
    weights = np.tile(compiled.weights, (4, 1))
    with pytest.raises(ValueError, match="shapes"):
        compiled.play(begin, np.zeros(3, np.int64), weights, seed=1, rounds=1)
    with pytest.raises(ValueError, match="shapes"):
        compiled.play(begin, np.zeros(4, np.int64), weights[:, 1:], seed=1, rounds=1)
    with pytest.raises(ValueError, match="shapes"):
        compiled.play(begin[1:], np.zeros(4, np.int64), weights, seed=1, rounds=1)


@each_game
def test_chance_shuffles_as_the_engine_does(game: AnyGame) -> None:
    for _, options, seats in settings_of(game):
        for seed in range(20):
            same_shuffle(game, game.start(options, seats), seed)


def same_shuffle(game: AnyGame, state: Any, seed: int) -> None:
    """With the same random numbers the same cards, a void deal after another if need be."""
    compiled = compiled_form(game)
    words = compiled.load(state)
    compiled.shuffle(words, np.array([seed], np.uint64))
    rng = KernelRng(np.array([seed], np.uint64))
    while NATURE in game.to_act(state):
        state = game.apply(state, NATURE, game.shuffle(state, rng)).state
    assert words.tolist() == compiled.load(state).tolist()


def test_chance_renews_a_draw_pile_as_the_engine_does() -> None:
    for seed in range(20):
        same_shuffle(STUFEN, stufen(DECK[:10], phase="renew", pile=(), discards=DECK[20:50]), seed)


@each_game
def test_weighed_players_choose_like_the_simple_bot(game: AnyGame) -> None:
    """Where that bot takes any one of equals, so does the kernel."""
    compiled, rng = compiled_form(game), np.array([1], np.uint64)
    for setting in settings_of(game)[::4]:
        policies, weights = np.full(setting.seats, WEIGHED), np.tile(compiled.simple, (setting.seats, 1))
        for moment in side_by_side(setting, seed=3):
            seat = compiled.to_act(moment.words)
            if seat in (OVER, NATURE_ACTS):
                continue
            ours = compiled.decode(compiled.choose(moment.words, policies, weights, rng))
            view, menu = game.view(moment.state, seat), game.legal_actions(moment.state, seat)
            theirs = SIMPLE.choose(view, menu, Random(1))
            assert ours == theirs or equals(view, ours, theirs)


def equals(view: Any, ours: Any, theirs: Any) -> bool:
    """Whether the simple bot, with nothing else to choose from, ever takes ours."""
    return any(SIMPLE.choose(view, (ours, theirs), Random(seed)) == ours for seed in range(20))


def test_a_game_that_is_not_compiled() -> None:
    assert kernel.find(MOGELN.start(MOGELN.options_type(), 4)) is None


def test_without_the_compiler_no_game_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ELFER.start(ELFER.options_type(), 4)
    assert (kernel.is_compiled(), kernel.find(state) is None) == (True, False)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert (kernel.is_compiled(), kernel.find(state) is None) == (False, True)


SMALL = """
from reihum.kernel import compiling, rng
print(rng.source(3, 1)[0], bool(compiling._folder()), sum(rng._reseed.stats.cache_hits.values()))
"""


def run_small(largest_file: int = resource.RLIM_INFINITY, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", SMALL],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file)),
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.slow
def test_compiled_code_is_kept(tmp_path: Path) -> None:
    first, second = (run_small(NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2))
    assert (first[1:], second[1:]) == (["True", "0"], ["True", "1"])


def test_nothing_is_kept_beside_the_sources(tmp_path: Path) -> None:
    copied, cache = tmp_path / "reihum", tmp_path / "cache"
    shutil.copytree(Path(reihum.__file__).parent, copied, ignore=shutil.ignore_patterns("__pycache__"))
    before = set(copied.rglob("*"))
    kept = run_small(
        NUMBA_CACHE_DIR="", XDG_CACHE_HOME=str(cache), PYTHONPATH=str(tmp_path), PYTHONDONTWRITEBYTECODE="1"
    )[1]
    assert kept == "True"
    assert set(copied.rglob("*")) == before
    assert list(cache.glob("reihum/kernel-*/*"))


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    """A folder that is a file cannot be written by anybody, root included."""
    nowhere = tmp_path / "file"
    nowhere.touch()
    number, kept, _ = run_small(NUMBA_CACHE_DIR="", XDG_CACHE_HOME=str(nowhere))
    assert (int(number), kept) == (source(3, 1)[0], "False")


def test_a_full_disk_does_not_matter(tmp_path: Path) -> None:
    number, *_ = run_small(largest_file=1000, NUMBA_CACHE_DIR=str(tmp_path))
    assert int(number) == source(3, 1)[0]
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
