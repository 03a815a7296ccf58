"""Environments: codecs agree with the engine, and adapters pass the libraries' own suites."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from game_settings import Setting, settings
from reihum import envs
from reihum.cards import Card
from reihum.envs import batches, spiel
from reihum.envs.codecs import build, has_codec
from reihum.envs.play import Play, returns
from reihum.game import NATURE, BadSetup, Outcome, RoundContext
from reihum.games.rows.codec import CARDS
from reihum.games.stufen.actions import Lay
from reihum.kernel.compiled_game import NATURE as NATURE_ACTS
from reihum.kernel.compiled_game import OVER
from reihum.kernel.rng import source
from reihum.registry import GAMES

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of environments that their tests import
    from pettingzoo.test import (  # type: ignore[import-untyped]
        api_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

CODED = tuple(name for name, game in GAMES.items() if has_codec(game))
MIDDLE = {name: GAMES[name].seats[len(GAMES[name].seats) // 2] for name in CODED}
KERNEL_GAMES = ("elfer", "junior", "master", "stufen")
EMPTY = {"junior": {"openers", "drawn"}, "stufen": {"renewals"}}
"""Fields that say nothing: in Junior ever, in Stufen in short rounds."""
SETTINGS = [setting for setting in settings() if has_codec(setting.game)]

every_game = pytest.mark.parametrize("name", CODED)
their_warnings = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo's suite warns of observations that are dictionaries, as those with masks are."""


def positions(play: Play, rng: Random, most: int = 200) -> Iterator[Play]:
    """A round at random, stopped wherever a player is asked."""
    play.deal(rng)
    for _ in range(most):
        seat = play.seat
        if seat is None:
            return
        yield play
        play.choose(seat, rng.choice(sorted(play.choices(seat))))
        play.deal(rng)


# The codecs


def check_codec(setting: Setting, seed: int) -> None:
    rng = Random(seed)
    codec = build(setting.game.name, setting.options, setting.seats)
    for play in positions(Play(codec), rng):
        assert play.seat is not None
        if not play.spelled:
            check_menu(play, play.seat)
        for seat in range(codec.seats):
            row = play.row(seat)
            assert row.shape == (codec.size,)
            assert (row <= codec.most).all()
            assert play.mask(seat).any() == (seat in play.seats)


def check_menu(play: Play, seat: int) -> None:
    """Every action is spelled in its own way, and no action begins like the whole of another."""
    codec = play.codec
    menu = codec.game.legal_actions(play.state, seat)
    words = [codec.word(action, seat) for action in menu]
    assert len({*words}) == len(menu)
    for action, word in zip(menu, words, strict=True):
        assert 0 <= min(word) <= max(word) < len(codec.texts)
        assert len(word) <= codec.longest
        for end in range(len(word)):
            assert action in codec.choices(menu, seat, word[:end])[word[end]]
        assert codec.choices(menu, seat, word[:-1])[word[-1]] == [action]


@pytest.mark.parametrize("setting", SETTINGS[::7], ids=str)
def test_every_action_has_its_numbers_and_every_view_a_row(setting: Setting) -> None:
    check_codec(setting, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_action_has_its_numbers_and_every_view_a_row_at_length(setting: Setting) -> None:
    for seed in range(5):
        check_codec(setting, seed)


@every_game
def test_a_number_always_says_the_same(name: str) -> None:
    codec = envs.codec(name, MIDDLE[name])
    assert len({*codec.texts}) == len(codec.texts)
    for play in positions(Play(codec), Random(2), most=60):
        assert play.seat is not None
        for number, actions in play.choices(play.seat).items():
            said = codec.texts[number]
            if number not in codec.spelling and not said.startswith("pause"):
                assert said in (str(actions[0]), str(actions[0]).split()[0])


def test_a_row_counts_seats_from_the_one_that_looks() -> None:
    codec = envs.codec("elfer", 3)
    play = Play(codec)
    play.deal(Random(4))
    assert play.seat is not None
    view = codec.game.view(play.state, play.seat)
    row = play.row(play.seat)
    fields = {name: row[place].tolist() for name, place in codec.layout.slices.items()}
    assert [card for card, held in zip(CARDS, fields["hand"], strict=True) if held] == [*view.hand]
    assert [card for card, opens in zip(CARDS, fields["openers"], strict=True) if opens] == [Card("r11")]
    assert (fields["counts"], fields["pile"], fields["turn"]) == ([20, 20, 20], [20], [1, 0, 0])
    left = play.row((play.seat + 1) % 3)[codec.layout.slices["turn"]]
    assert left.tolist() == [0, 0, 1]


def test_a_meld_is_spelled_until_only_one_begins_like_this() -> None:
    codec = envs.codec("stufen", 2)
    spelled = 0
    for seed in range(40):
        for play in positions(Play(codec, RoundContext(carried=(1, 1))), Random(seed), most=80):
            seat = play.seat
            assert seat is not None
            words = {
                codec.word(action, seat): action
                for action in codec.game.legal_actions(play.state, seat)
                if isinstance(action, Lay)
            }
            if play.spelled:
                spelled += 1
                assert sum(word[: len(play.spelled)] == play.spelled for word in words) > 1
                row = play.row(seat)[-len(codec.spelling) :]
                assert row.sum() == len(play.spelled)
                assert play.row(1 - seat)[-len(codec.spelling) :].sum() == 0
    assert spelled


@every_game
def test_unseen_cards_change_no_byte(name: str) -> None:
    rng = Random(3)
    play = spiel.Written(envs.codec(name, MIDDLE[name]))
    infostate, seen = (
        spiel.Observer(play.codec, pyspiel.IIGObservationType(perfect_recall=recalls))
        for recalls in (True, False)
    )
    changed = False
    for _ in positions(play, rng, most=40):
        for seat in range(play.codec.seats):
            other = play.imagined(seat, rng)
            changed |= other.state != play.state
            assert other.row(seat).tobytes() == play.row(seat).tobytes()
            assert other.mask(seat).tobytes() == play.mask(seat).tobytes()
            assert other.seats == play.seats
            for observer in (infostate, seen):
                one, two = (observer.text(position, seat) for position in (play, other))
                assert one == two
    assert changed


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ((1, 2), (1, -1)),
        ((1, 1), (0, 0)),
        ((3, 1, 2), (-1, 1, 0)),
        ((1, 2, 2, 4), (1, 0, 0, -1)),
        ((1, 1, 3), (0.5, 0.5, -1)),
    ],
)
def test_returns_of_places(places: tuple[int, ...], worth: tuple[float, ...]) -> None:
    assert returns(Outcome(places, places, "out")) == pytest.approx(worth)


@every_game
def test_the_rules_page_has_every_number_and_every_field(name: str) -> None:
    codec = envs.codec(name, min(4, GAMES[name].seats[-1]))
    kinds = dict.fromkeys(text.split()[0] for at, text in enumerate(codec.texts) if at not in codec.spelling)
    page = (Path("docs/rules") / f"{name}.md").read_text("utf-8")
    _, _, section = page.partition("\n### As numbers\n")
    actions, _, fields = section.partition("\n#")[0].partition("**What a seat sees**")
    listed = f"actions, {len(codec.texts)}: {', '.join(kinds)}; bytes, {codec.size}: "
    listed += ", ".join(field.name for field in codec.layout.fields)
    assert {f"`{field.name}`" for field in codec.layout.fields} <= {*re.findall("`[^`]+`", fields)}, listed
    assert {f"`{kind}`" for kind in kinds} <= {*re.findall("`[^`]+`", actions)}, listed
    assert f" {len(codec.texts)} number" in actions, listed
    assert f" {codec.size} bytes" in fields, listed


# PettingZoo


@their_warnings
@every_game
def test_pettingzoo_finds_no_fault_with_turns(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str | None = None) -> Any:
        return envs.aec(name, MIDDLE[name], render_mode=render_mode)

    api_test(make(), num_cycles=60)
    seed_test(make, num_cycles=20)
    render_test(make)


@their_warnings
@pytest.mark.parametrize("options", [{}, {"mode": "all-at-once"}])
def test_pettingzoo_finds_no_fault_with_races(options: dict[str, Any]) -> None:
    def make() -> Any:
        return envs.parallel("schnippschnapp", 3, **options)

    parallel_api_test(make(), num_cycles=60)
    parallel_seed_test(make, num_cycles=20)


@their_warnings
def test_pettingzoo_finds_no_fault_with_sealed_choices() -> None:
    parallel_api_test(envs.parallel("zweikampf", 2), num_cycles=60)
    parallel_seed_test(lambda: envs.parallel("zweikampf", 2), num_cycles=20)


@every_game
def test_agents_are_told_what_the_round_was_worth(name: str) -> None:
    env = envs.aec(name, MIDDLE[name])
    env.reset(seed=5)
    rng = Random(5)
    worth = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        worth[agent] = reward
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sum(worth.values()) == pytest.approx(0)
    assert len(worth) == MIDDLE[name]


def test_a_forbidden_choice_is_refused() -> None:
    env = envs.aec("elfer", 4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="cannot choose 82 here"):
        env.step(82)


# OpenSpiel


@every_game
def test_openspiel_finds_no_fault(name: str) -> None:
    pyspiel.random_sim_test(envs.openspiel(name, MIDDLE[name]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_openspiel_finds_no_fault_at_length(setting: Setting) -> None:
    options = {
        name: value
        for name, value in spiel.parameters(setting.game, setting.options).items()
        if name != "players"
    }
    game = envs.openspiel(setting.game.name, setting.seats, **options)
    assert game.codec.options == setting.options
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", CODED)
@pytest.mark.sample("ratefix")
def test_playthroughs_are_written_and_replayed_alike(name: str, tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # imports much that is slow

    flags.FLAGS(["reihum"], known_only=True)
    envs.openspiel(name, MIDDLE[name])
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(f"reihum_{name}", None, seed=7))
    before, after = generate_playthrough.replay(path)
    assert before == after


@every_game
def test_openspiels_search_plays_our_games(name: str) -> None:
    game = envs.openspiel(name, MIDDLE[name])
    rng = np.random.RandomState(9)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < 4:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(bot.step(state))
            decisions += 1
    assert decisions


@every_game
def test_every_deal_can_be_written_down(name: str) -> None:
    """A round of the engine, shuffles and all, is played again number by number."""
    rng = Random(11)
    codec = envs.codec(name, MIDDLE[name])
    engine = Play(codec)
    state = envs.openspiel(name, MIDDLE[name]).new_initial_state()
    for _ in range(30):
        while NATURE in codec.game.to_act(engine.state):
            shuffle = codec.game.shuffle(engine.state, rng)
            engine.apply(NATURE, shuffle)
            while (bag := state.play.bag) is not None and state.play.state != engine.state:
                value = getattr(shuffle, bag.name)
                state.apply_action(spiel.number(value if bag.single else value[len(bag.drawn)]))
        assert state.play.state == engine.state
        if (seat := engine.seat) is None:
            break
        number = rng.choice(sorted(engine.choices(seat)))
        engine.choose(seat, number)
        state.apply_action(number)


def test_a_process_that_loaded_our_games_ends_in_peace() -> None:
    """OpenSpiel keeps what is registered until after Python has ended."""
    script = "from reihum import envs; envs.openspiel('elfer', 2)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


# Gymnasium


@their_warnings
@every_game
def test_gymnasium_finds_no_fault(name: str) -> None:
    check_env(envs.single(name, MIDDLE[name], seat=1, render_mode="ansi"), skip_render_check=True)


def test_one_seat_against_bots_plays_the_same_for_the_same_seed() -> None:
    def play(seed: int) -> list[Any]:
        env = envs.single("mogeln", 4, seat=2, bots=("random", "simple"))
        rng, over = Random(1), False
        seen, _ = env.reset(seed=seed)
        told: list[Any] = []
        while not over:
            seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            told.append((seen["observation"].tobytes(), reward, info["offered"]))
        return told

    assert play(1) == play(1) != play(2)
    assert all(offered for _, _, offered in play(1))


def test_a_number_that_is_not_offered_means_the_last_that_is() -> None:
    env = envs.single("elfer", 2)
    seen, _ = env.reset(seed=3)
    (not_offered, *_) = np.flatnonzero(seen["action_mask"] == 0).tolist()
    *_, info = env.step(not_offered)
    assert info == {"offered": False}


# Batches


@pytest.mark.parametrize("name", KERNEL_GAMES)
@pytest.mark.sample("junior")
def test_a_batch_shows_what_the_codec_does(name: str) -> None:
    codec = envs.codec(name, MIDDLE[name])
    batch = envs.batch(name, MIDDLE[name], size=1)
    round_ = RoundContext(carried=tuple(range(codec.seats)) if codec.game.goal else ())
    shown = np.zeros(codec.size, np.bool_)
    for seed in range(4):
        for play in positions(Play(codec, round_), Random(seed), most=300):
            if play.spelled or play.seat is None:
                continue
            batch.states[0] = batch.compiled.load(play.state)
            batch.turns[0] = play.seat
            row = batch.rows()[0]
            assert row.tolist() == play.row(play.seat).tolist()
            shown |= row > 0
    empty = {field for field, place in codec.layout.slices.items() if not shown[place].any()}
    assert empty == EMPTY.get(name, set())


@pytest.mark.parametrize("name", KERNEL_GAMES)
def test_a_batch_goes_like_the_compiled_game(name: str) -> None:
    batch = envs.batch(name, 3, size=4, seed=17)
    compiled, rng = batch.compiled, np.random.default_rng(17)
    alone = [source(17, number) for number in range(4)]
    start = compiled.load(batch.codec.game.start(batch.codec.options, 3))
    states = np.tile(start, (4, 1))
    for state, chance in zip(states, alone, strict=True):
        compiled.shuffle(state, chance)
    ends = 0
    for _ in range(400):
        assert (batch.states == states).all()
        assert [compiled.menu(state) for state in states] == [
            menu[:length].tolist() for menu, length in zip(batch.menus, batch.lengths, strict=True)
        ]
        places = rng.integers(batch.lengths)
        for state, menu, place, chance in zip(states, batch.menus, places, alone, strict=True):
            compiled.apply(state, int(menu[place]))
            if compiled.to_act(state) == OVER:
                state[:] = start
            while compiled.to_act(state) == NATURE_ACTS:
                compiled.shuffle(state, chance)
        ended = batch.step(places)
        ends += ended.over.sum()
        assert (ended.returns.any(axis=1) <= ended.over).all()
        assert ended.returns.sum() == pytest.approx(0)
    assert ends


def test_a_batch_numbers_its_menus_as_the_codec_does() -> None:
    batch = envs.batch("master", 4, size=8, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(60):
        for menu, length, numbers in zip(batch.menus, batch.lengths, batch.numbers(), strict=True):
            texts = [batch.codec.texts[number] for number in numbers[:length]]
            assert texts == [str(batch.compiled.decode(action)) for action in menu[:length].tolist()]
            assert (numbers[length:] == batches.NO_NUMBER).all()
        batch.step(rng.integers(batch.lengths))


def test_a_batch_takes_only_what_is_on_its_menus() -> None:
    batch = envs.batch("elfer", 4, size=2)
    for places in (batch.lengths, np.array([-1, 0]), np.zeros(3, np.int64)):
        with pytest.raises(ValueError, match="a place of its menu"):
            batch.step(places)
    with pytest.raises(ValueError, match="mogeln is not compiled"):
        envs.batch("mogeln", 4, size=2)
    with pytest.raises(ValueError, match="several numbers"):
        envs.batch("stufen", 4, size=2).numbers()


def test_a_batch_needs_to_know_what_players_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "observations_of", lambda state: None)
    with pytest.raises(ValueError, match="elfer is compiled, but has no observations"):
        envs.batch("elfer", 4, size=2)


def history(rules: Any, rng: Random, most: int) -> list[int]:
    """Random moves of players and of chance."""
    state, moves = rules.new_initial_state(), list[int]()
    while not state.is_terminal() and len(moves) < most:
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        moves.append(rng.choice(outcomes or state.legal_actions()))
        state.apply_action(moves[-1])
    return moves


def decisions(rules: Any, moves: Sequence[int]) -> Iterator[tuple[int, str, list[Any]]]:
    """Who decides, what they know, and what they saw and did before; as far as the moves are legal."""
    state = rules.new_initial_state()
    past: dict[int, list[Any]] = {seat: [] for seat in range(rules.num_players())}
    for move in moves:
        if state.is_chance_node():
            if move not in [outcome for outcome, _ in state.chance_outcomes()]:
                return
        else:
            seat = state.current_player()
            if move not in state.legal_actions():
                return
            yield seat, state.information_state_string(seat), list(past[seat])
            past[seat].append((state.observation_string(seat), move))
        state.apply_action(move)


@every_game
@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.sample(4)
def test_an_information_state_recalls_all_that_its_player_saw_and_did(name: str, seed: int) -> None:
    """Where two cards in a row change places, a player may notice or not, but never forgets."""
    rules = envs.openspiel(name, MIDDLE[name])
    pasts: dict[tuple[int, str], list[Any]] = {}
    moves = history(rules, Random(seed), 130)
    for first in range(80):
        swapped = [*moves[:first], *reversed(moves[first : first + 2]), *moves[first + 2 :]]
        for seat, known, past in decisions(rules, swapped):
            assert pasts.setdefault((seat, known), past) == past


# What is asked for wrongly


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (lambda: envs.batch("elfer", 4, size=0), "size has to be 1 or more, not 0"),
        (lambda: envs.batch("elfer", 4, size=2, seed=2**70), "seed has to be from 0"),
        (lambda: envs.batch("elfer", 4, size=2).step([0.5, 0.5]), "whole numbers, not float64"),
        (lambda: envs.single("elfer", 4, bots=()), "at least one bot"),
        (lambda: envs.single("elfer", 4, render_mode="rgb_array"), "'rgb_array' is not known, only ansi"),
        (lambda: envs.aec("elfer", 4, render_mode="rgb_array"), "'rgb_array' is not known, only human, ansi"),
        (lambda: envs.parallel("elfer", 4, render_mode="x"), "'x' is not known, only human, ansi"),
    ],
)
def test_options_of_environments_are_checked(wrong: Callable[[], Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        wrong()


def test_a_batch_takes_lists_too() -> None:
    batch = envs.batch("elfer", 4, size=3)
    assert batch.step([0, 0, 0]).over.tolist() == [False] * 3
    assert len(envs.batch("junior", 4).turns) == 1024


def test_one_seat_is_drawn_from_its_own_side() -> None:
    env = envs.single("elfer", 3, seat=1, render_mode="ansi")
    env.reset(seed=2)
    assert re.search(r'^hand: \["', env.render(), re.MULTILINE)


@pytest.mark.parametrize(
    ("game", "players", "options", "code"),
    [
        ("skat", 3, {}, "unknown-game"),
        ("elfer", 9, {}, "players"),
        ("elfer", 4, {"opening": "nope"}, "bad-option"),
        ("elfer", 4, {"colour": "red"}, "unknown-option"),
    ],
)
def test_a_wrong_setup_is_refused_at_once(
    game: str, players: int, options: dict[str, Any], code: str
) -> None:
    for make in (envs.aec, envs.parallel, envs.single, envs.openspiel):
        with pytest.raises(BadSetup) as refused:
            make(game, players, **options)
        assert refused.value.code == code


def test_a_missing_library_is_named_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pettingzoo is not installed.*reihum\[envs\]"):
        envs.aec("elfer", 4)
