"""A played game as data: write it, read it back, replay it, check it, print it.

Only actions are kept, NATURE's shuffles among them: replaying them gives every state.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, islice
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from reihum import game as protocol
from reihum.fairness import Shuffles
from reihum.game import NATURE, Actor, AnyGame, Outcome, Refused, Seat, Step, Value
from reihum.match import AnyMatch, AnyState, Match, MatchOptions

MOST_BYTES = 64 * 2**20
SignedMilliseconds = Annotated[int, msgspec.Meta(ge=1 - 2**53, le=2**53 - 1)]


class BadRecord(Refused):
    """A file that is no record, or one that does not follow the rules it names."""


class Player(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: str
    bot: str | None = None
    """The name of the bot that plays, for a seat without a person."""
    avatar: str = ""
    """The face that a person has chosen, by its name."""


class Entry(Value, frozen=True, forbid_unknown_fields=True):
    by: Actor
    action: Any
    at: SignedMilliseconds = 0
    """When it was done, since the start. In old records a clock that was set back may show."""


class Record(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Literal["reihum-record-1"] = "reihum-record-1"
    game: str
    rules_version: int
    players: tuple[Player, ...]
    options: Any
    rounds: int | None = 1
    first: Seat = 0
    actions: tuple[Entry, ...]
    outcome: Outcome | None = None
    """``None``: the game was not played to its end."""
    shuffles: tuple[Shuffles, ...] = ()
    """What decided the shuffles, for each round that was dealt; empty if nothing was committed to.

    The last may lack its secret as long as the game is not over.
    """


def begin(game: AnyGame, players: tuple[Player, ...], options: MatchOptions[Any]) -> Record:
    """The record of a match before its first action."""
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        players=players,
        options=options.options,
        rounds=options.rounds,
        first=options.first,
        actions=(),
    )


def write(record: Record) -> bytes:
    """The record as JSON, a line an action."""
    head = msgspec.structs.replace(record, actions=())
    lines = b",\n".join(map(msgspec.json.encode, record.actions))
    before, after = msgspec.json.encode(head).split(b'"actions":[]')
    return before + b'"actions":[\n' + lines + b"\n]" + after + b"\n"


def read(data: bytes, games: Mapping[str, AnyGame]) -> Record:
    """A record from outside, its options and actions typed, in times that never go back.

    Raises ``BadRecord``.
    """
    if len(data) > MOST_BYTES:
        raise BadRecord("record-too-long", most=MOST_BYTES)
    try:
        raw = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("not-a-record", problem=str(error)) from None
    if raw.game not in games:
        raise BadRecord("unknown-game", game=raw.game, games=", ".join(games))
    game = games[raw.game]
    if raw.rules_version != game.rules_version:
        raise BadRecord("other-rules", game=game.name, theirs=raw.rules_version, ours=game.rules_version)
    try:
        options = protocol.read_options(game, raw.options)
        times = accumulate((entry.at for entry in raw.actions), max, initial=0)
        actions = tuple(
            Entry(entry.by, protocol.read_action(game, entry.action), at)
            for entry, at in zip(raw.actions, islice(times, 1, None), strict=True)
        )
    except Refused as refused:
        raise BadRecord(refused.code, refused.rule, **refused.details) from None
    return msgspec.structs.replace(raw, options=options, actions=actions)


def replay(record: Record, game: AnyGame) -> Iterator[tuple[Entry, Step[AnyState, Any]]]:
    """Every action with what it led to; raises ``BadRecord`` at the first that is not allowed."""
    match = Match(game)
    try:
        protocol.check_setup(match, _options(record), len(record.players))
    except Refused as refused:
        raise BadRecord(refused.code, refused.rule, **refused.details) from None
    state = start(record, match)
    for number, entry in enumerate(record.actions, start=1):
        try:
            step = match.apply(state, entry.by, entry.action)
        except Refused as refused:
            raise BadRecord(
                "illegal-in-record", refused.rule, number=number, action=str(entry.action), why=refused
            ) from None
        yield entry, step
        state = step.state


def start(record: Record, match: AnyMatch) -> AnyState:
    """The state before the first action."""
    return match.start(_options(record), len(record.players))


def _options(record: Record) -> MatchOptions[Any]:
    return MatchOptions(record.options, record.rounds, record.first)


def verify(record: Record, game: AnyGame) -> Outcome | None:
    """Checks that every action is legal and that the result is the one written down.

    Where shuffles were committed to, they are recomputed, except those of a last round whose secret
    is not revealed yet. Raises ``BadRecord``.
    """
    match = Match(game)
    outcome = None
    for _, step in replay(record, game):
        outcome = match.outcome(step.state)
    if outcome != record.outcome:
        raise BadRecord("other-outcome")
    if record.shuffles:
        dealt = list(_dealt(record, match))
        _check_commitments(record, dealt)
        _check_shuffles(record, match, dealt)
    return outcome


class _Dealt(NamedTuple):
    """An action of NATURE and where it stands."""

    move: int
    round: int
    number: int
    """Which of NATURE's actions in the round, from 0 on."""
    before: AnyState
    action: Any


def _dealt(record: Record, match: AnyMatch) -> Iterator[_Dealt]:
    state = start(record, match)
    numbers: Counter[int] = Counter()
    for move, (entry, step) in enumerate(replay(record, match.game), start=1):
        if entry.by is NATURE:
            round_ = len(state.sheet) + 1
            yield _Dealt(move, round_, numbers[round_], state, entry.action)
            numbers[round_] += 1
        state = step.state


def _check_commitments(record: Record, dealt: Sequence[_Dealt]) -> None:
    rounds = dealt[-1].round if dealt else 0
    if len(record.shuffles) != rounds:
        raise BadRecord("other-rounds", rounds=rounds, committed=len(record.shuffles))
    for number, shuffles in enumerate(record.shuffles, start=1):
        if len(shuffles.seeds) != len(record.players):
            raise BadRecord("other-seeds", round=number, seeds=len(shuffles.seeds))
        _check_secret(shuffles, number, may_be_kept=number == rounds and record.outcome is None)
    _check_none_is_used_twice(record)


def _check_secret(shuffles: Shuffles, number: int, *, may_be_kept: bool) -> None:
    if shuffles.secret is None and not may_be_kept:
        raise BadRecord("no-secret", round=number)
    if shuffles.secret is not None and not shuffles.keeps_promise:
        raise BadRecord("other-secret", round=number)


def _check_none_is_used_twice(record: Record) -> None:
    """After its round a secret is known to all, and with it the cards of any later round it decides."""
    commitments = [shuffles.commitment for shuffles in record.shuffles]
    for number, commitment in enumerate(commitments, start=1):
        if commitment in commitments[: number - 1]:
            raise BadRecord("secret-used-twice", round=number)


def _check_shuffles(record: Record, match: AnyMatch, dealt: Sequence[_Dealt]) -> None:
    for move, round_, number, before, action in dealt:
        shuffles = record.shuffles[round_ - 1]
        if shuffles.secret is not None and match.shuffle(before, shuffles.rng(number)) != action:
            raise BadRecord("other-shuffle", number=move, round=round_)


def transcript(record: Record, game: AnyGame) -> str:
    """The game in its own notation, an action a line, with what happened indented below it."""
    lines = [
        f"{record.game} rules {record.rules_version} players {len(record.players)}"
        f" rounds {record.rounds or 'match'} first {record.first}",
        f"options {msgspec.json.encode(record.options).decode()}",
    ]
    for entry, step in replay(record, game):
        time = f" @{entry.at}" if entry.at else ""
        lines.append(f"{entry.by}{time}: {entry.action}")
        lines.extend(f"    {describe(event)}" for event in step.events)
    if record.outcome is not None:
        lines.append(f"outcome {msgspec.json.encode(record.outcome).decode()}")
    return "\n".join(lines) + "\n"


def describe(event: msgspec.Struct) -> str:
    """An event in one line: its tag, then its fields as JSON."""
    fields = " ".join(
        f"{name}={msgspec.json.encode(getattr(event, name)).decode()}" for name in event.__struct_fields__
    )
    return f"{event.__struct_config__.tag} {fields}".rstrip()
