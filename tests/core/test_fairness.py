"""Committed shuffles: they follow the page, have no bias, and a cheating server is found out."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import Counter
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from msgspec.structs import replace

import independent_shuffles as stranger
from game_settings import Setting, option_name, settings
from reihum import record
from reihum.cli import main
from reihum.fairness import WORDS, CommittedRng, Hex32, Seed, Shuffles, commitment, round_key
from reihum.game import NATURE, AnyGame
from reihum.match import Match, MatchOptions
from reihum.record import BadRecord, Entry, Player, Record
from reihum.registry import GAMES
from reihum.texts import LANGUAGES, find

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "fairness.md").read_text("utf-8")
VECTORS: list[dict[str, Any]] = json.loads(PAGE.split("```json\n")[1].split("```")[0])
NODE = shutil.which("node")
JUNIOR = GAMES["junior"]
KEY = bytes(32)

secrets = st.binary(min_size=32, max_size=32)
seeds = st.text(max_size=64)
seed_lists = st.lists(seeds, min_size=2, max_size=6)
numbers = st.integers(0, 2**53 - 1)
stops = st.integers(1, WORDS)


def first_numbers(key: bytes, number: int, stop: int, count: int = 10) -> list[int]:
    rng = CommittedRng(key, number)
    return [rng.randrange(stop) for _ in range(count)]


def junior_deal(key: bytes, number: int) -> str:
    state = JUNIOR.start(JUNIOR.options_type(), 2)
    return " ".join(JUNIOR.shuffle(state, CommittedRng(key, number)).order)


# The page


@pytest.mark.parametrize("vector", VECTORS)
def test_the_vectors_of_the_page_hold(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    key = round_key(secret, vector["seeds"])
    assert commitment(secret).hex() == vector["commitment"]
    assert key.hex() == vector["key"]
    for row in vector["numbers"]:
        assert first_numbers(key, row["number"], row["stop"]) == row["first"]
    for row in vector["junior"]:
        assert junior_deal(key, row["number"]) == row["order"]


@pytest.mark.parametrize("vector", VECTORS)
def test_a_stranger_comes_to_the_same_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    key = stranger.round_key(secret, vector["seeds"])
    assert stranger.commitment(secret).hex() == vector["commitment"]
    assert key.hex() == vector["key"]
    for row in vector["numbers"]:
        source = stranger.Source(key, row["number"])
        assert [source.below(row["stop"]) for _ in row["first"]] == row["first"]
    for row in vector["junior"]:
        cards = listed("r2–r10 y2–y10 g2–g10 b2–b10")
        assert stranger.Source(key, row["number"]).shuffle(cards) == row["order"].split()


def test_the_vectors_show_words_being_dropped() -> None:
    words, half, quarter, edge, *_ = VECTORS[0]["numbers"]
    for row in (half, quarter, edge):
        expected = [word for word in words["first"] if word < row["stop"]]
        assert expected[0] != words["first"][0]
        assert row["first"][: len(expected)] == expected
    assert edge["stop"] == words["first"][0]


def test_the_vectors_show_that_seeds_are_framed() -> None:
    one, other, _ = VECTORS
    assert "".join(one["seeds"]) == "".join(other["seeds"])
    assert one["key"] != other["key"]


def listed(text: str) -> list[str]:
    """The cards that the page writes like this: ``r1–r3 joker``."""
    cards = []
    for word in text.split():
        first, _, last = word.partition("–")
        numbers = range(int(first[1:]), int(last[1:]) + 1) if last else ()
        cards += [f"{first[0]}{number}" for number in numbers] or [word]
    return cards


def shuffled_on_page(name: str) -> str:
    """What the rules page of a game says of its deal, if it is not in the table of all games."""
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    return page.partition("The deal shuffles")[2].partition("\n")[0]


def first_deal_on_page(name: str) -> list[str]:
    row = next((line for line in PAGE.splitlines() if line.startswith(f"| {name} |")), None)
    cell = row.split("|")[2] if row else shuffled_on_page(name)
    cards = listed(re.findall(r"`([^`]+)`", cell)[0])
    if "twice" in cell:
        return [card for card in cards for _ in range(2)] + ["joker"] * 8 + ["pause"] * 4
    return cards


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_stranger_deals_every_game_as_the_engine_does(game: AnyGame) -> None:
    source = stranger.Source(KEY, 0)
    column = source.shuffle(["red", "yellow", "green", "blue"]) if game.name == "master" else None
    cards = source.shuffle(first_deal_on_page(game.name))
    deal = game.shuffle(game.start(game.options_type(), game.seats[0]), CommittedRng(KEY, 0))
    assert [str(card) for card in deal.order] == cards
    assert column is None or [str(colour) for colour in deal.column] == column


def test_the_stranger_is_one() -> None:
    source = (ROOT / "tests" / "support" / "independent_shuffles.py").read_text("utf-8")
    imported = re.findall(r"^\s*(?:from|import) (\S+)", source, re.MULTILINE)
    assert imported == ["__future__", "hashlib", "hmac", "typing"]


@given(secrets, seed_lists, numbers, stops, st.integers(0, 108))
@example(bytes(32), ["", ""], 0, 2**31 + 1, 80)
def test_a_stranger_agrees_on_everything(
    secret: bytes, given_seeds: list[str], number: int, stop: int, cards: int
) -> None:
    key = round_key(secret, given_seeds)
    source = stranger.Source(key, number)
    assert stranger.commitment(secret) == commitment(secret)
    assert stranger.round_key(secret, given_seeds) == key
    assert [source.below(stop) for _ in range(10)] == first_numbers(key, number, stop)
    rng = CommittedRng(key, number)
    places = list(range(cards))
    for last in range(cards - 1, 0, -1):
        chosen = rng.randrange(last + 1)
        places[last], places[chosen] = places[chosen], places[last]
    assert stranger.Source(key, number).shuffle(list(range(cards))) == places


@pytest.mark.skipif(NODE is None, reason="no node on this machine")
def test_a_stranger_who_writes_javascript_agrees() -> None:
    chance = Random(5)
    alphabet = "aZ0 ßé漢🂡\0\n"
    cases: list[dict[str, Any]] = [
        {
            "secret": chance.randbytes(32).hex(),
            "seeds": ["".join(chance.choices(alphabet, k=chance.randrange(9))) for _ in range(4)],
            "number": chance.choice([0, 1, 2**32, 2**53 - 1]),
            "stop": chance.choice([1, 2, 80, 2**31 + 1, 3 * 2**30, 2**32]),
            "count": 20,
            "cards": listed("r1–r20 y1–y20 joker"),
        }
        for _ in range(100)
    ]
    assert NODE is not None
    ran = subprocess.run(
        [NODE, ROOT / "tests" / "support" / "independent_shuffles.mjs"],
        input=json.dumps(cases).encode(),
        capture_output=True,
        check=True,
    )
    for case, answer in zip(cases, json.loads(ran.stdout), strict=True):
        secret = bytes.fromhex(case["secret"])
        key = round_key(secret, case["seeds"])
        assert answer == {
            "commitment": commitment(secret).hex(),
            "key": key.hex(),
            "numbers": first_numbers(key, case["number"], case["stop"], 20),
            "cards": stranger.Source(key, case["number"]).shuffle(case["cards"]),
        }


# The source of chance


@given(secrets, seed_lists, numbers)
def test_the_same_gives_the_same(secret: bytes, given_seeds: list[str], number: int) -> None:
    one, other = (junior_deal(round_key(secret, tuple(given_seeds)), number) for _ in range(2))
    assert one == other


@given(secrets, seed_lists, numbers, st.integers(0, 5), seeds)
def test_another_seed_gives_another_deal(
    secret: bytes, given_seeds: list[str], number: int, seat: int, seed: str
) -> None:
    changed = list(given_seeds)
    changed[seat % len(changed)] = seed
    assume(changed != given_seeds)
    assert junior_deal(round_key(secret, given_seeds), number) != junior_deal(
        round_key(secret, changed), number
    )


@given(secrets, st.lists(seeds, max_size=6), st.lists(seeds, max_size=6))
@example(bytes(32), ["ab", "c"], ["a", "bc"])
@example(bytes(32), ["a", ""], ["", "a"])
@example(bytes(32), [""], ["", ""])
@example(bytes(32), ["\0" * 8], ["", ""])
@example(bytes(32), ["é"], ["e\u0301"])
def test_no_two_lists_of_seeds_are_mixed_up(secret: bytes, one: list[str], other: list[str]) -> None:
    assert (round_key(secret, one) == round_key(secret, other)) == (one == other)


@given(secrets, secrets, numbers, numbers)
def test_another_secret_or_number_gives_another_deal(
    secret: bytes, other: bytes, number: int, later: int
) -> None:
    key = round_key(secret, ("", ""))
    assume(secret != other)
    assume(number != later)
    assert commitment(secret) != commitment(other)
    assert junior_deal(key, number) != junior_deal(round_key(other, ("", "")), number)
    assert junior_deal(key, number) != junior_deal(key, later)


@given(secrets, numbers, stops)
def test_numbers_stay_below_their_stop(secret: bytes, number: int, stop: int) -> None:
    assert all(drawn in range(stop) for drawn in first_numbers(secret, number, stop))


@pytest.mark.parametrize("stop", [0, -1, WORDS + 1])
def test_a_bad_range_is_an_error_and_not_an_endless_search(stop: int) -> None:
    with pytest.raises(ValueError, match="no range"):
        CommittedRng(KEY, 0).randrange(stop)


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33), bytes(64)])
def test_a_secret_of_another_length_is_an_error(secret: bytes) -> None:
    with pytest.raises(ValueError, match="a secret of"):
        commitment(secret)
    with pytest.raises(ValueError, match="a secret of"):
        round_key(secret, ())


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "0" * 64 + "\n", "A" * 64, "g" * 64, " " * 64])
def test_bytes_are_written_in_one_way_only(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(text, Hex32)


def test_a_seed_is_of_a_bounded_length() -> None:
    assert msgspec.convert("漢" * 64, Seed)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("a" * 65, Seed)


def test_nothing_is_dealt_from_a_secret_that_is_kept() -> None:
    kept = Shuffles(commitment(KEY).hex(), ("", ""))
    assert not kept.keeps_promise
    with pytest.raises(ValueError, match="not revealed"):
        kept.rng(0)


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = counts.total() / cells
    missing = cells - len(counts)
    return sum((seen - expected) ** 2 for seen in counts.values()) / expected + missing * expected


def within_five_deviations(value: float, freedom: int) -> bool:
    return abs(value - freedom) < 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("stop", [2, 3, 6, 80, 108])
def test_numbers_are_evenly_spread(stop: int) -> None:
    counts = Counter(first_numbers(KEY, 0, stop, 200 * stop))
    assert within_five_deviations(chi_square(counts, stop), stop - 1)


def test_numbers_of_following_shuffles_are_evenly_spread() -> None:
    counts = Counter(first_numbers(KEY, number, 36, 1)[0] for number in range(7200))
    assert within_five_deviations(chi_square(counts, 36), 35)


def test_there_is_no_bias_of_a_remainder() -> None:
    stop, third = 3 * 2**30, 2**30
    fair = Counter(number // third for number in first_numbers(KEY, 0, stop, 3000))
    plain = Counter(word % stop // third for word in first_numbers(KEY, 0, WORDS, 3000))
    assert within_five_deviations(chi_square(fair, 3), 2)
    assert not within_five_deviations(chi_square(plain, 3), 2)


def test_every_card_lies_everywhere_equally_often() -> None:
    deals = [junior_deal(KEY, number).split() for number in range(3600)]
    counts = Counter((place, card) for deal in deals for place, card in enumerate(deal))
    assert within_five_deviations(chi_square(counts, 36 * 36), 35 * 35)


def test_neighbours_are_evenly_spread() -> None:
    deals = [junior_deal(KEY, number).split() for number in range(3600)]
    counts = Counter((first, second) for first, second, *_ in deals)
    assert within_five_deviations(chi_square(counts, 36 * 35), 36 * 35 - 1)


# Records


def drawn(round_: int) -> bytes:
    """The secret of a round, different in each."""
    return bytes([round_]) * 32


@cache
def played(setting: Setting, rounds: int = 1, luck: int = 7) -> Record:
    """A match by chance, with committed shuffles."""
    game, options, seats = setting
    match = Match(game)
    match_options = MatchOptions(options, rounds)
    state = match.start(match_options, seats)
    given_seeds = (*(f"seed {seat}" for seat in range(1, seats)), "")
    entries: list[Entry] = []
    shuffled: Counter[int] = Counter()
    chance = Random(luck)
    while actors := match.to_act(state):
        actor = min(actors, key=str)
        if actor is NATURE:
            round_ = len(state.sheet) + 1
            rng = CommittedRng(round_key(drawn(round_), given_seeds), shuffled[round_])
            action = match.shuffle(state, rng)
            shuffled[round_] += 1
        else:
            action = chance.choice(match.legal_actions(state, actor))
        entries.append(Entry(actor, action))
        state = match.apply(state, actor, action).state
    return replace(
        record.begin(game, tuple(Player(f"seat {seat}") for seat in range(seats)), match_options),
        actions=tuple(entries),
        outcome=match.outcome(state),
        shuffles=tuple(
            Shuffles(commitment(drawn(round_)).hex(), given_seeds, drawn(round_).hex())
            for round_ in sorted(shuffled)
        ),
    )


def junior(rounds: int = 2) -> Record:
    return played(Setting(JUNIOR, JUNIOR.options_type(), 2), rounds)


def every_option_set() -> dict[str, Setting]:
    return {option_name(setting.game, setting.options): setting for setting in settings()}


def shuffles_of(whole: Record) -> int:
    return sum(entry.by is NATURE for entry in whole.actions)


def refusal(whole: Record) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        record.verify(record.read(record.write(whole), GAMES), GAMES[whole.game])
    return refused.value


@pytest.mark.parametrize("name", every_option_set())
@pytest.mark.sample(16)
def test_the_shuffles_of_every_game_are_recomputed(name: str) -> None:
    whole = played(every_option_set()[name])
    assert record.read(record.write(whole), GAMES) == whole
    assert record.verify(whole, GAMES[whole.game]) == whole.outcome
    forged = replace(whole, shuffles=(replace(whole.shuffles[0], seeds=("",) * len(whole.players)),))
    assert refusal(forged).code == "other-shuffle"


def later_shuffles(whole: Record) -> list[int]:
    """Where cards are shuffled again, two at least."""
    return [
        place
        for place, entry in enumerate(whole.actions)
        if place and entry.by is NATURE and len(entry.action.order) > 1
    ]


@pytest.mark.parametrize("name", ["schnippschnapp", "schwarzerpeter", "stufen"])
def test_later_shuffles_are_recomputed_too(name: str) -> None:
    game = GAMES[name]
    setting = Setting(game, game.options_type(), game.seats[-1])
    whole = next(filter(later_shuffles, (played(setting, luck=luck) for luck in range(50))))
    for place in later_shuffles(whole):
        entry = whole.actions[place]
        turned = replace(entry, action=replace(entry.action, order=entry.action.order[::-1]))
        refused = refusal(replace(whole, actions=(*whole.actions[:place], turned), outcome=None))
        assert (refused.code, refused.details) == ("other-shuffle", {"number": place + 1, "round": 1})


def test_a_void_deal_counts() -> None:
    """In Elfer all elevens may stay in the pile (E4): looks for a secret with which they do."""
    elfer = GAMES["elfer"]
    state = elfer.start(elfer.options_type(), 6)
    for tried in range(10_000):
        secret = tried.to_bytes(32)
        key = round_key(secret, ("",) * 6)
        deals = [elfer.shuffle(state, CommittedRng(key, number)) for number in (0, 1)]
        if elfer.apply(state, NATURE, deals[0]).state == state:
            break
    void = replace(
        record.begin(elfer, (Player("Ann"),) * 6, MatchOptions(elfer.options_type())),
        actions=tuple(Entry(NATURE, deal) for deal in deals),
        shuffles=(Shuffles(commitment(secret).hex(), ("",) * 6, secret.hex()),),
    )
    assert record.verify(void, elfer) is None
    assert refusal(replace(void, actions=void.actions[:1] * 2)).code == "other-shuffle"


def test_each_round_has_its_own_secret_and_begins_at_number_0() -> None:
    whole = junior(3)
    assert shuffles_of(whole) == len(whole.shuffles) == 3
    assert record.verify(whole, JUNIOR) == whole.outcome
    first, second, third = whole.shuffles
    assert refusal(replace(whole, shuffles=(second, first, third))).code == "other-shuffle"


def test_a_record_without_commitments_is_as_good_as_ever() -> None:
    old = json.loads(record.write(replace(junior(), shuffles=())))
    del old["shuffles"]
    assert record.verify(record.read(json.dumps(old).encode(), GAMES), JUNIOR) == junior().outcome


@given(st.data())
def test_a_match_that_is_broken_off_can_be_checked_up_to_its_last_secret(data: st.DataObject) -> None:
    whole = junior(3)
    length = data.draw(st.integers(1, len(whole.actions) - 1))
    cut = replace(whole, actions=whole.actions[:length], outcome=None)
    *before, last = whole.shuffles[: shuffles_of(cut)]
    kept, told = (replace(cut, shuffles=(*before, latest)) for latest in (replace(last, secret=None), last))
    assert record.verify(kept, JUNIOR) is None
    assert record.verify(told, JUNIOR) is None


FORGED: dict[str, tuple[Record, str]] = {
    "a round without": (replace(junior(), shuffles=junior().shuffles[:1]), "other-rounds"),
    "a round too many": (replace(junior(), shuffles=junior(3).shuffles), "other-rounds"),
    "nothing dealt": (replace(junior(), actions=(), outcome=None), "other-rounds"),
    "a seed too few": (
        replace(junior(1), shuffles=(replace(junior(1).shuffles[0], seeds=("seed 1",)),)),
        "other-seeds",
    ),
    "a seed too many": (
        replace(junior(1), shuffles=(replace(junior(1).shuffles[0], seeds=("seed 1", "", "")),)),
        "other-seeds",
    ),
    "the same secret": (replace(junior(), shuffles=junior().shuffles[:1] * 2), "secret-used-twice"),
    "a secret kept to the end": (
        replace(junior(1), shuffles=(replace(junior(1).shuffles[0], secret=None),)),
        "no-secret",
    ),
    "an earlier secret kept": (
        replace(junior(), shuffles=(replace(junior().shuffles[0], secret=None), junior().shuffles[1])),
        "no-secret",
    ),
    "another secret": (
        replace(junior(1), shuffles=(replace(junior(1).shuffles[0], secret="ab" * 32),)),
        "other-secret",
    ),
    "another commitment": (
        replace(junior(1), shuffles=(replace(junior(1).shuffles[0], commitment="ab" * 32),)),
        "other-secret",
    ),
    "a secret in capitals": (
        replace(junior(1), shuffles=(replace(junior(1).shuffles[0], secret="AB" * 32),)),
        "not-a-record",
    ),
    "a long seed": (
        replace(junior(1), shuffles=(replace(junior(1).shuffles[0], seeds=("a" * 65, "")),)),
        "not-a-record",
    ),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_commitment_is_refused_in_one_line_in_every_language(name: str) -> None:
    forged, code = FORGED[name]
    refused = refusal(forged)
    assert refused.code == code
    for language in LANGUAGES:
        assert len(find(language).refusal(refused).splitlines()) == 1


def test_the_page_names_every_refusal() -> None:
    codes = set(re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE))
    assert codes == {code for _, code in FORGED.values()} - {"not-a-record"} | {"other-shuffle"}


@given(secrets)
def test_a_forged_secret_is_found(secret: bytes) -> None:
    (true,) = junior(1).shuffles
    assume(secret.hex() != true.secret)
    other_secret = replace(true, secret=secret.hex())
    assert refusal(replace(junior(1), shuffles=(other_secret,))).code == "other-secret"
    other_promise = replace(other_secret, commitment=commitment(secret).hex())
    assert refusal(replace(junior(1), shuffles=(other_promise,))).code == "other-shuffle"


@given(st.lists(seeds, min_size=2, max_size=2))
def test_a_forged_seed_is_found(others: list[str]) -> None:
    (true,) = junior(1).shuffles
    assume(tuple(others) != true.seeds)
    forged = replace(junior(1), shuffles=(replace(true, seeds=tuple(others)),))
    assert refusal(forged).code == "other-shuffle"


@given(st.integers(0, 35), st.integers(0, 35))
def test_two_cards_exchanged_are_found(one: int, other: int) -> None:
    assume(one != other)
    deal = junior(1).actions[0]
    order = list(deal.action.order)
    order[one], order[other] = order[other], order[one]
    swapped = replace(deal, action=replace(deal.action, order=tuple(order)))
    begun = replace(junior(1), actions=(swapped,), outcome=None)
    assert refusal(begun).code == "other-shuffle"
    finished = replace(junior(1), actions=(swapped, *junior(1).actions[1:]))
    assert refusal(finished).code in ("other-shuffle", "illegal-in-record", "other-outcome")


@pytest.mark.parametrize(
    ("whole", "said"),
    [
        (junior(), "Every shuffle was recomputed from the committed secrets and the players’ seeds."),
        (replace(junior(), shuffles=()), "Nothing was committed to before the deal, so the shuffles cannot"),
        (
            replace(
                junior(1),
                actions=junior(1).actions[:3],
                outcome=None,
                shuffles=(replace(junior(1).shuffles[0], secret=None),),
            ),
            "The secret of the round is not revealed yet, so its shuffles cannot be checked.\n",
        ),
        (
            replace(
                junior(),
                actions=junior().actions[:-1],
                outcome=None,
                shuffles=(junior().shuffles[0], replace(junior().shuffles[1], secret=None)),
            ),
            "The secret of round 2 is not revealed yet, so its shuffles cannot be checked. Those before it",
        ),
    ],
    ids=["committed", "not committed", "kept", "last kept"],
)
def test_verify_says_what_was_checked(
    whole: Record, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record.write(whole))
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert said in capsys.readouterr().out
