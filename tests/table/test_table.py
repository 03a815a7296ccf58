"""A live table without sockets: permissions, rounds, rematch, undo, pause, clocks, absence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
import pytest

from reihum import record
from reihum.cards import Card
from reihum.game import NATURE, AnyGame, Refused, StaleAction, seen
from reihum.registry import GAMES
from reihum.table import log as table_log
from reihum.table.clock import BotMoves, Due, Presence, next_due
from reihum.table.commands import (
    Act,
    Agree,
    AnyCommand,
    ChangeSettings,
    ComeBack,
    Decline,
    GetReady,
    MakeHost,
    PlayAgain,
    PlayOn,
    Propose,
    Resume,
    Say,
    SeatBot,
    Sit,
    Stand,
    Undo,
    Unseat,
    Write,
)
from reihum.table.fold import fold
from reihum.table.judging import judge, why_not
from reihum.table.log import BotTookOver, Clock, Nudged, Person, Ready, Settings
from reihum.table.recording import record_of
from reihum.table.table import Table, match_options
from reihum.table.views import shown, view
from reihum.testing import cards_in
from table_log import GUEST, HOST, STRANGER, Log, two

NOBODY_GONE = Presence({}, {})


def phase(log: Log) -> str:
    return log.table.phase


def is_paused(log: Log) -> bool:
    return log.table.is_paused


def has_drawn_and_goes_on(log: Log) -> bool:
    last = log.table.moves[-1]
    return str(last.action) == "draw" and last.by in log.table.to_act


def on_turn(log: Log) -> tuple[Person, Person]:
    """Who is to act, and the other."""
    return (HOST, GUEST) if 0 in log.table.to_act else (GUEST, HOST)


def until_choice(log: Log) -> tuple[Person, Person]:
    """Plays until somebody has laid a card and may lay or end."""
    while True:
        mover, other = on_turn(log)
        log.act(mover)
        if on_turn(log)[0] is mover and str(log.table.moves[-1].action).startswith("lay"):
            return mover, other


def test_a_log_gives_the_same_table_after_a_trip_through_json() -> None:
    log = two()
    log.play_round()
    again: Table | None = None
    for entry in log.entries:
        again = fold(again, table_log.read(table_log.write(entry))).table
    assert again == log.table
    assert log.table.length == len(log.entries)


def test_a_match_from_the_lobby_to_a_rematch() -> None:
    log = Log(game="junior", players=2, rounds=2)
    assert phase(log) == "lobby"
    log.do(HOST, Sit(1), GetReady("seed"))
    log.do(HOST, SeatBot(0, "simple"))
    assert phase(log) == "playing"
    log.play_round()
    assert (phase(log), log.table.rounds) == ("between", 1)
    assert log.refuse(HOST, PlayAgain()) == "match-not-over"
    log.do(HOST, GetReady("other"))
    log.play_round()
    assert phase(log) == "over"
    assert log.refuse(HOST, Act("draw", 0)) == "no-round"
    log.do(HOST, PlayAgain())
    assert (phase(log), log.table.rounds, len(log.table.moves)) == ("lobby", 0, 0)
    assert log.table.chairs[1].person == HOST


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_player_who_goes_on_is_there_though_a_bot_played_to_the_end(rounds: int) -> None:
    log = two(rounds=rounds)
    log.do(HOST, Stand())
    log.do(GUEST, Stand())
    log.play_round()
    log.do(HOST, PlayAgain() if phase(log) == "over" else GetReady())
    assert [chair.bot for chair in log.table.chairs] == [None, "simple"]


def test_a_finished_match_is_a_record_that_verifies() -> None:
    log = two(rounds=None)
    while log.table.phase != "over":
        log.play_round()
        if log.table.phase == "between":
            log.do(HOST, GetReady())
            log.do(GUEST, GetReady())
    whole = record.read(record.write(record_of(log.table)), GAMES)
    assert record.verify(whole, GAMES["elfer"]) is not None
    assert len(whole.shuffles) == 2
    assert [player.name for player in whole.players] == ["Ada", "Ben"]


@pytest.mark.rule("G3")
def test_where_nobody_is_named_the_lot_decides_who_begins() -> None:
    log = Log(game="junior", players=2, rounds=2, first=None)
    log.do(HOST, Sit())
    log.do(GUEST, Sit())
    assert log.refuse(GUEST, ChangeSettings(Settings(game="junior", players=2))) == "host-only"
    assert record_of(log.table).first == 0  # nothing is decided yet
    drawn = Counter[int]()
    for number in range(12):
        log.do(HOST, GetReady(str(number)))
        log.do(GUEST, GetReady())
        first = record_of(log.table).first
        drawn[first] += 1
        assert log.table.to_act == {first}
        log.play_round()
        log.do(HOST, GetReady())
        log.do(GUEST, GetReady())
        assert log.table.to_act == {1 - first}  # the second round
        log.play_round()
        whole = record.read(record.write(record_of(log.table)), GAMES)
        assert whole.first == first
        assert record.verify(whole, GAMES["junior"]) is not None
        log.do(HOST, PlayAgain())
    assert set(drawn) == {0, 1}


@pytest.mark.rule("G3")
def test_the_host_names_who_begins() -> None:
    log = Log(game="junior", players=3)
    log.do(HOST, Sit(), ChangeSettings(Settings(game="junior", players=3, first=2)))
    assert log.refuse(HOST, ChangeSettings(Settings(game="junior", players=3, first=3))) == "first-seat"
    log.do(HOST, SeatBot(1, "simple"), SeatBot(2, "simple"), GetReady())
    assert log.table.to_act == {2}


@pytest.mark.parametrize(
    ("person", "command", "code"),
    [
        (STRANGER, Act("draw", 0), "not-at-the-table"),
        (STRANGER, Say("hello"), "not-at-the-table"),
        (STRANGER, Stand(), "not-at-the-table"),
        (STRANGER, Undo(), "not-at-the-table"),
        (STRANGER, Propose("pause"), "not-at-the-table"),
        (STRANGER, Agree(), "not-at-the-table"),
        (STRANGER, PlayOn(0), "not-at-the-table"),
        (STRANGER, SeatBot(0, "simple"), "host-only"),
        (STRANGER, Sit(), "match-begun"),
        (GUEST, Unseat(0), "host-only"),
        (GUEST, ChangeSettings(Settings(game="elfer", players=2)), "host-only"),
        (GUEST, MakeHost(1), "host-only"),
        (GUEST, Sit(), "seated-already"),
        (GUEST, ComeBack(), "not-away"),
        (GUEST, GetReady(), "not-between-rounds"),
        (GUEST, Agree(), "no-proposal"),
        (GUEST, Decline(), "no-proposal"),
        (GUEST, Resume(), "not-paused"),
        (GUEST, Write("hi"), "no-free-chat"),
        (GUEST, PlayAgain(), "match-not-over"),
        (GUEST, PlayOn(0), "still-has-time"),
        (HOST, Unseat(1), "match-begun"),
        (HOST, SeatBot(1, "simple"), "match-begun"),
        (HOST, ChangeSettings(Settings(game="elfer", players=2)), "match-begun"),
        (HOST, MakeHost(2), "first-seat"),
    ],
)
def test_commands_that_are_refused_while_a_round_is_played(
    person: Person, command: AnyCommand, code: str
) -> None:
    assert two().refuse(person, command) == code


@pytest.mark.parametrize(
    ("person", "command", "code"),
    [
        (HOST, Sit(7), "seat-taken"),
        (HOST, SeatBot(9, "simple"), "first-seat"),
        (HOST, SeatBot(1, "simple"), "seat-taken"),
        (HOST, SeatBot(0, "nobody"), "unknown-bot"),
        (HOST, SeatBot(0, "clairvoyant"), "unknown-bot"),
        (HOST, Unseat(0), "seat-free"),
        (HOST, ChangeSettings(Settings(game="elfer", players=9)), "players"),
        (HOST, ChangeSettings(Settings(game="elfer", players=3, options={"opening": "odd"})), "bad-option"),
        (HOST, ChangeSettings(Settings(game="nothing", players=3)), "unknown-game"),
        (GUEST, Act("draw", 0), "no-round"),
        (GUEST, Undo(), "nothing-to-undo"),
        (GUEST, Propose("undo"), "no-round"),
        (STRANGER, Sit(1), "seat-taken"),
    ],
)
def test_commands_that_are_refused_in_the_lobby(person: Person, command: AnyCommand, code: str) -> None:
    log = Log(game="elfer", players=3)
    log.do(GUEST, Sit(1))
    assert log.refuse(person, command) == code


def test_the_host_arranges_the_table_and_passes_it_on() -> None:
    log = Log(game="elfer", players=3)
    log.do(GUEST, Sit(0), GetReady())
    assert log.refuse(GUEST, GetReady()) == "ready-already"
    log.do(HOST, SeatBot(2, "random"), Unseat(2), ChangeSettings(Settings(game="junior", players=4)))
    assert len(log.table.chairs) == 4
    assert log.refuse(HOST, MakeHost(1)) == "nobody-there"
    log.do(HOST, MakeHost(0))
    assert log.refuse(HOST, SeatBot(1, "simple")) == "host-only"
    log.do(GUEST, SeatBot(1, "simple"), SeatBot(2, "simple"))
    log.do(STRANGER, Sit(), Stand())
    assert log.table.chairs[3].is_free
    log.do(HOST, Sit(3))
    assert log.refuse(STRANGER, Sit()) == "no-free-seat"
    shrink = ChangeSettings(Settings(game="junior", players=2))
    assert log.refuse(GUEST, shrink) == "seat-taken"


def test_an_action_is_made_once_however_often_it_is_sent() -> None:
    log = two()
    mover, other = on_turn(log)
    move = Act(str(log.choice(log.table.seat_of(mover.id) or 0)), 0)
    log.do(mover, move)
    with pytest.raises(StaleAction):
        judge(log.table, mover, move, log.now)
    assert log.refuse(other, Act("lay r1", 5)) == "seen-otherwise"
    assert log.refuse(mover, Act("fly", 1)) in ("unknown-words", "not-your-turn")


def test_undo_within_the_turn_unless_something_was_seen() -> None:
    log = two()
    mover, other = until_choice(log)
    before = log.table.moves
    assert log.refuse(other, Undo()) == "nothing-to-undo"
    log.do(mover, Undo())
    assert log.table.moves == before.first(len(before) - 1)
    while not has_drawn_and_goes_on(log):
        log.act(on_turn(log)[0])
    assert log.refuse(on_turn(log)[0], Undo()) == "something-was-seen"


def test_a_later_undo_needs_everybody() -> None:
    log = two()
    mover, other = until_choice(log)
    assert log.table.match is not None
    moves = len(log.table.moves)
    log.act(mover)
    log.do(mover, Propose("undo"))
    assert log.refuse(mover, Propose("pause")) == "proposal-pending"
    assert log.refuse(mover, Agree()) == "agreed-already"
    log.do(other, Decline())
    assert len(log.table.moves) == moves + 1
    log.do(mover, Propose("undo"))
    log.do(other, Agree())
    assert len(log.table.moves) == moves


def test_the_history_is_of_this_round_without_moves_taken_back() -> None:
    log = two(rounds=2)
    log.play_round()
    log.do(HOST, GetReady())
    log.do(GUEST, GetReady())
    mover, _ = until_choice(log)
    log.do(mover, Undo())
    log.act(mover)
    table = log.table
    state = table.rules.start(match_options(table.settings), 2)
    history: list[Any] = []
    for number, move in enumerate(table.moves):
        step = table.rules.apply(state, move.by, move.action)
        history = [] if number == table.dealt_at else history
        history += filter(None, (table.rules.show(event, None) for event in step.events))
        state = step.state
    assert table.dealt_at > 0
    assert list(table.history) == history


def test_nobody_takes_back_a_move_of_an_earlier_round() -> None:
    log = two(rounds=2)
    log.play_round()
    log.do(HOST, GetReady())
    log.do(GUEST, GetReady())
    assert log.refuse(HOST, Propose("undo")) == "nothing-to-undo"


def test_a_pause_needs_everybody_and_anybody_ends_it() -> None:
    log = two(clock=Clock("strict", 10))
    log.do(HOST, Propose("pause"))
    assert not is_paused(log)
    log.do(GUEST, Agree())
    assert is_paused(log)
    assert view(log.table, on_turn(log)[0].id).menu == ()
    assert log.refuse(on_turn(log)[0], Act("draw", 0)) == "paused"
    assert log.refuse(HOST, Propose("undo")) == "no-round"
    assert next_due(log.table, NOBODY_GONE) is None
    log.now += 99_000
    log.do(GUEST, Resume())
    due = next_due(log.table, NOBODY_GONE)
    assert due is not None
    assert due.at == log.now + 10_000


def test_a_soft_clock_nudges_and_then_others_may_ask_the_bot_to_play_on() -> None:
    log = two(clock=Clock("soft", 20))
    mover, other = on_turn(log)
    slow = log.table.seat_of(mover.id)
    assert slow is not None
    assert next_due(log.table, NOBODY_GONE) == Due(21_000, Nudged(slow))
    log.now = 21_000
    log.add(Nudged(slow))
    assert next_due(log.table, NOBODY_GONE) is None
    log.do(other, PlayOn(slow))
    assert log.table.chairs[slow].bot == "simple"
    assert log.refuse(mover, Act("draw", 0)) == "bot-plays-for-you"
    log.do(mover, ComeBack())
    assert log.table.chairs[slow].is_waited_for


def test_on_a_strict_clock_the_bot_makes_the_move() -> None:
    log = two(clock=Clock("strict", 20))
    slow = log.table.seat_of(on_turn(log)[0].id)
    assert slow is not None
    assert next_due(log.table, NOBODY_GONE) == Due(21_000, BotMoves(slow))
    assert next_due(log.table, Presence({}, {slow: 5_000})) == Due(26_000, BotMoves(slow))
    runs = two(clock=Clock("strict", 20, away="runs"))
    assert next_due(runs.table, Presence({slow: 2_000}, {slow: 5_000})) == Due(21_000, BotMoves(slow))


def test_a_bot_plays_for_an_absent_player_until_the_seat_is_taken_back_in_mid_turn() -> None:
    log = two(grace=30, clock=Clock("strict", 10))
    mover, _ = on_turn(log)
    seat = log.table.seat_of(mover.id)
    assert seat is not None
    assert next_due(log.table, Presence({seat: 5_000}, {})) == Due(35_000, BotTookOver(seat, "away"))
    log.add(BotTookOver(seat, "away"))
    assert next_due(log.table, Presence({seat: 5_000}, {})) is None
    assert view(log.table, mover.id).menu == ()
    log.do(mover, ComeBack())
    log.act(mover)
    log.do(mover, Stand())
    assert log.steps[-1].entry.event == BotTookOver(seat, "asked")
    assert log.table.chairs[seat].bot == "simple"
    assert log.table.chairs[seat].person == mover


def test_said_and_written_messages() -> None:
    log = two(free_chat=True)
    log.do(HOST, Say("hello"), Write("good luck"))
    assert [step.entry.event for step in log.steps][-2:] == [
        table_log.Said(0, "hello"),
        table_log.Wrote(0, "good luck"),
    ]


def secrets_in(log: Log) -> Iterator[str]:
    for entry in log.entries:
        if isinstance(entry.event, table_log.Committed):
            yield entry.event.secret


def test_a_secret_is_shown_by_its_hash_until_the_round_is_over() -> None:
    log = two(rounds=2)
    (secret,) = secrets_in(log)
    sent = b"".join(
        msgspec.json.encode((view(step.table, person), shown(step, person)))
        for step in log.steps
        for person in ("ada", "ben", None)
    )
    assert secret.encode() not in sent
    assert b'"a"' not in sent  # nor the seeds, before the round is over
    promised = view(log.table, None).commitment
    log.play_round()
    (revealed,) = view(log.table, None).shuffles
    assert (revealed.commitment, revealed.secret, revealed.seeds) == (promised, secret, ("a", "b"))


def test_a_seed_answers_one_commitment() -> None:
    log = Log(game="elfer", players=2)
    log.do(HOST, Sit())
    assert log.refuse(HOST, GetReady("a", "0" * 64)) == "other-commitment"
    log.do(HOST, GetReady("a", view(log.table, "ada").commitment))
    assert log.table.chairs[0].seed == "a"


def test_every_chair_is_shown_only_its_own_hand() -> None:
    log = two()
    host, guest, onlooker = (view(log.table, person) for person in ("ada", "ben", None))
    assert len(host.match.round.hand) == 20
    assert not set(host.match.round.hand) & set(guest.match.round.hand)
    assert onlooker.match.round.hand == ()
    assert (host.is_host, guest.is_host, onlooker.is_host) == (True, False, False)
    assert [bool(told.menu) for told in (host, guest)] == [0 in log.table.to_act, 1 in log.table.to_act]
    mover = host if host.menu else guest
    playable = {offer.action.card for offer in mover.menu}
    person = HOST if host.menu else GUEST
    reasons = {card: why_not(log.table, person, card) for card in mover.match.round.hand}
    assert {card for card, reason in reasons.items() if reason is None} == playable
    assert all(reason.rule for reason in reasons.values() if reason is not None)


def test_only_the_player_to_act_learns_why_a_card_does_not_fit() -> None:
    log = two()
    acts, waits = (HOST, GUEST) if 0 in log.table.to_act else (GUEST, HOST)
    mine, theirs = (view(log.table, person.id).match.round.hand for person in (acts, waits))

    def refused(person: Person, card: Card) -> str:
        with pytest.raises(Refused) as refused:
            why_not(log.table, person, card)
        return refused.value.code

    assert refused(waits, theirs[0]) == "not-your-turn"
    assert refused(acts, theirs[0]) == "not-in-hand"
    assert refused(STRANGER, mine[0]) == "not-at-the-table"
    log.do(acts, Propose("pause"))
    log.do(waits, Agree())
    assert refused(acts, mine[0]) == "paused"


def test_smuggling_in_mogeln_is_told_to_nobody_else() -> None:
    log = Log(game="mogeln", players=3)
    log.do(HOST, SeatBot(2, "simple"), Sit(0), GetReady())
    log.do(GUEST, Sit(1), GetReady())
    assert log.table.to_act == {1}
    before = [view(log.table, person) for person in ("ada", None)]
    hand = view(log.table, "ben").match.round.hand
    log.do(GUEST, Act(f"smuggle {hand[0]}", 0))
    assert [shown(log.steps[-1], person) for person in ("ada", None)] == [(), ()]
    assert [view(log.table, person) for person in ("ada", None)] == before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_chair_is_sent_a_card_that_it_may_not_see(game: AnyGame) -> None:
    """Everything that is told of a whole round, to two players and an onlooker."""
    log = Log(game=game.name, players=game.seats[0])
    for seat in range(2, game.seats[0]):
        log.do(HOST, SeatBot(seat, "random"))
    for person, seat in ((HOST, 0), (GUEST, 1)):
        log.do(person, Sit(seat), GetReady())
    log.do(HOST, Stand())
    log.do(GUEST, Stand())
    log.play_bots()
    assert phase(log) == "over"
    known: dict[str | None, set[Card]] = {"ada": set(), "ben": set(), None: set()}
    for step in log.steps:
        assert step.before is not None
        for person_id, cards in known.items():
            cards |= {card for state in (step.before, step.table) for card in _seen_from(state, person_id)}
            sent = (shown(step, person_id), view(step.table, person_id).match)
            assert set(cards_in(sent)) <= cards, (person_id, step.entry)


def _seen_from(table: Table, person_id: str | None) -> Counter[Card]:
    seat = None if person_id is None else table.seat_of(person_id)
    return Counter() if table.match is None else seen(table.rules, table.match, seat)


def test_bots_alone_are_dealt_to_as_well() -> None:
    log = Log(game="zweikampf", players=2)
    log.do(HOST, SeatBot(0, "simple"), SeatBot(1, "random"))
    assert phase(log) == "playing"
    log.play_bots()
    assert phase(log) == "over"
    assert NATURE not in log.table.to_act


@pytest.mark.parametrize("kind", ["soft", "strict"])
def test_a_clock_runs_between_rounds_too(kind: Literal["soft", "strict"]) -> None:
    log = two(rounds=2, clock=Clock(kind, 20))
    log.play_round()
    log.now += 5_000
    log.do(HOST, GetReady())
    due = next_due(log.table, NOBODY_GONE)
    assert due is not None
    assert due == Due(log.table.waiting_since + 20_000, Nudged(1) if kind == "soft" else Ready(1, ""))
    assert next_due(log.table, Presence({1: 5_000}, {})) == Due(35_000, BotTookOver(1, "away"))
    assert log.refuse(HOST, PlayOn(1)) == "still-has-time"
    assert isinstance(due.what, Nudged | Ready)
    log.add(due.what)
    log.settle()
    if kind == "soft":
        assert phase(log) == "between"
        assert log.refuse(HOST, PlayOn(0)) == "still-has-time"
        log.do(HOST, PlayOn(1))
    assert (phase(log), log.table.rounds, log.table.is_nudged) == ("playing", 2, False)


def test_a_race_has_a_clock_only_between_rounds() -> None:
    log = Log(game="schnippschnapp", players=2, rounds=2, clock=Clock("strict", 20))
    log.do(HOST, Sit(), GetReady())
    log.do(GUEST, Sit(), GetReady())
    assert next_due(log.table, NOBODY_GONE) is None


def test_a_clock_counts_from_when_its_process_has_seen_the_wait_begin() -> None:
    log = two(clock=Clock("strict", 20))
    slow = 0 if 0 in log.table.to_act else 1
    assert next_due(log.table, Presence({}, {}, since=7)) == Due(20_007, BotMoves(slow))


def test_nobody_takes_back_a_move_of_somebody_who_is_away() -> None:
    log = two()
    mover, other = until_choice(log)
    moves = len(log.table.moves)
    log.act(mover)
    seat = log.table.seat_of(other.id)
    assert seat is not None
    log.add(BotTookOver(seat, "away"))
    log.do(mover, Propose("undo"))
    assert len(log.table.moves) == moves + 1
    log.do(other, ComeBack(), Agree())
    assert len(log.table.moves) == moves


def test_players_who_were_ready_for_other_settings_get_ready_again() -> None:
    log = Log(game="elfer", players=2)
    log.do(HOST, Sit())
    log.do(GUEST, Sit(), GetReady("b"))
    log.do(HOST, ChangeSettings(log.table.settings))
    assert log.table.chairs[1].seed == "b", "nothing was changed"
    log.do(HOST, ChangeSettings(Settings(game="stufen", players=2)), GetReady())
    assert phase(log) == "lobby"
    log.do(GUEST, GetReady())
    assert phase(log) == "playing"


def test_a_log_from_before_readiness_was_reset_is_read_as_it_was_written() -> None:
    log = Log(game="elfer", players=2)
    log.do(HOST, Sit(), GetReady("a"))
    log.add(
        table_log.read(b'{"at":1,"deed":{"deed":"changed","settings":{"game":"elfer","players":2}}}').event
    )
    assert log.table.chairs[0].seed == "a"


def test_times_of_a_table_never_go_back() -> None:
    log = two()
    log.now = 900
    mover, _ = on_turn(log)
    log.act(mover)
    log.now = 5_000
    log.play_round()
    times = [move.at for move in log.table.moves]
    assert times == sorted(times)
    assert log.table.at == 5_000
    whole = record.read(record.write(record_of(log.table)), GAMES)
    assert record.verify(whole, GAMES["elfer"]) is not None


def test_no_two_matches_of_a_table_begin_at_the_same_time() -> None:
    log = two()
    log.play_round()
    first = log.table.began
    log.do(HOST, PlayAgain(), GetReady())
    assert log.table.finished == first
    log.do(GUEST, GetReady())
    assert log.table.began > first
