"""The engine as a process: JSON lines in, JSON lines out, for programs in any language.

Every line is a request and has exactly one answer, which is a line too. A refusal changes nothing.
``docs/referee.md`` describes the requests and answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, BinaryIO, Literal, assert_never

import msgspec

from reihum import record
from reihum.cards import Card
from reihum.game import (
    NATURE,
    Actor,
    AnyGame,
    BadSetup,
    Outcome,
    Refused,
    Seat,
    Value,
    check_setup,
    explain,
    read_action,
    read_options,
)
from reihum.match import AnyMatch, AnyState, Match, MatchOptions
from reihum.record import Entry, Player
from reihum.table.log import Milliseconds
from reihum.texts import Texts

MOST_BYTES = 64 * 1024
"""The longest line that is read as a request."""


class Request(
    msgspec.Struct, frozen=True, tag_field="request", tag=str.lower, forbid_unknown_fields=True, gc=False
):
    """A request of a client."""


class Start(Request, frozen=True):
    """Begins a match, in place of the current one."""

    players: int
    options: dict[str, Any] = {}
    rounds: int | None = 1
    first: Seat = 0
    seed: int | str | None = None
    """The seed of the shuffles; ``None``: the client makes them."""


class Act(Request, frozen=True):
    by: Actor
    action: str | dict[str, Any]
    at: Milliseconds = 0


class View(Request, frozen=True):
    seat: Seat | None = None


class Events(Request, frozen=True):
    """The events so far, as a seat or an onlooker may see them."""

    seat: Seat | None = None
    since: int = 0
    """The number of events to leave out at the front."""


class Menu(Request, frozen=True):
    seat: Seat


class Explain(Request, frozen=True):
    """Why a card, or each card in the seat's hand, cannot be played now."""

    seat: Seat
    card: Card | None = None


class Result(Request, frozen=True, tag="outcome"):
    pass


class WriteRecord(Request, frozen=True, tag="record"):
    pass


class Quit(Request, frozen=True):
    pass


AnyRequest = Start | Act | View | Events | Menu | Explain | Result | WriteRecord | Quit
DECODER: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)

Kind = Literal["malformed", "illegal", "stale", "setup"]


class Answer(msgspec.Struct, frozen=True, tag_field="answer", tag=str.lower, gc=False):
    """An answer to a client."""


class Happened(Answer, frozen=True, tag="step"):
    """The answer to ``start`` and ``act``: all that happened, and who is to act."""

    since: int
    """The number of events before these."""
    events: Sequence[Any]
    to_act: Sequence[Actor]
    outcome: Outcome | None


class Seen(Answer, frozen=True, tag="view"):
    seat: Seat | None
    view: Any


class Shown(Answer, frozen=True, tag="events"):
    seat: Seat | None
    events: Sequence[Any]


class MenuEntry(Value, frozen=True):
    text: str
    action: Any


class Offered(Answer, frozen=True, tag="menu"):
    seat: Seat
    actions: Sequence[MenuEntry]


class Refusal(Answer, frozen=True, tag="refused"):
    """Why something cannot be done, for programs and for people."""

    kind: Kind
    code: str
    message: str
    rule: str | None
    details: Mapping[str, Any]


class Explained(Value, frozen=True):
    card: Card
    why: Refusal | None
    """``None``: the card can be played."""


class Explanation(Answer, frozen=True):
    seat: Seat
    cards: Sequence[Explained]


class Score(Answer, frozen=True, tag="outcome"):
    outcome: Outcome | None
    sheet: Sequence[Outcome]
    """The outcomes of the rounds that are over."""


class Written(Answer, frozen=True, tag="record"):
    record: record.Record


class Bye(Answer, frozen=True):
    pass


class BadRequest(Refused):
    """A line that is not a request."""

    kind = "malformed"


def serve(game: AnyGame, source: BinaryIO, out: BinaryIO, texts: Texts) -> None:
    """Answers every line of ``source``, until it ends or quits or nobody reads the answers."""
    referee = Referee(game, texts)
    for line in _bounded_lines(source):
        answer = referee.answer(line)
        try:
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()
        except BrokenPipeError:
            return
        if isinstance(answer, Bye):
            return


def _bounded_lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines. A line that is too long is cut off."""
    while line := source.readline(MOST_BYTES + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(MOST_BYTES)
        yield line.removesuffix(b"\n")


class Referee:
    """Answers requests about one game, and holds the current match."""

    def __init__(self, game: AnyGame, texts: Texts) -> None:
        self._game = game
        self._texts = texts
        self._table: _Table | None = None

    def answer(self, line: bytes) -> Answer:
        """The answer to a line; a refusal changes nothing."""
        try:
            return self._answer(_read(line))
        except Refused as refused:
            return self._refusal(refused)

    def _answer(self, request: AnyRequest) -> Answer:
        match request:
            case Start():
                return self._start(request)
            case Act(by, action, at):
                return self._playing.act(by, action, at)
            case View(seat):
                return self._playing.view(seat)
            case Events(seat, since):
                return self._playing.show(seat, since)
            case Menu(seat):
                return self._playing.menu(seat)
            case Explain(seat, card):
                return self._explain(seat, card)
            case Result():
                return self._playing.score()
            case WriteRecord():
                return Written(self._playing.record())
            case Quit():
                return Bye()
            case _:
                assert_never(request)

    @property
    def _playing(self) -> _Table:
        if self._table is None:
            raise BadSetup("not-started")
        return self._table

    def _start(self, request: Start) -> Happened:
        match = Match(self._game)
        options = MatchOptions(read_options(self._game, request.options), request.rounds, request.first)
        check_setup(match, options, request.players)
        self._table = _Table(match, options, request.players, request.seed)
        return self._table.go_on(since=0, at=0)

    def _explain(self, seat: Seat, card: Card | None) -> Explanation:
        found = self._playing.explain(seat, card)
        return Explanation(
            seat, [Explained(card, self._refusal(why) if why else None) for card, why in found]
        )

    def _refusal(self, refused: Refused) -> Refusal:
        message = self._texts.refusal(refused)
        kind: Kind = "setup" if refused.kind == "refused" else refused.kind
        return Refusal(kind, refused.code, message, refused.rule, refused.details)


def _read(line: bytes) -> AnyRequest:
    if len(line) > MOST_BYTES:
        raise BadRequest("line-too-long", most=MOST_BYTES)
    try:
        return DECODER.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest("not-a-request", problem=str(error)) from None


class _Table:
    """The current match, and what happened in it."""

    def __init__(
        self, match: AnyMatch, options: MatchOptions[Any], seats: int, seed: int | str | None
    ) -> None:
        self._match = match
        self._options = options
        self._seats = seats
        self._nature = None if seed is None else Random(str(seed))
        self._state: AnyState = match.start(options, seats)
        self._entries: list[Entry] = []
        self._events: list[Any] = []

    def act(self, by: Actor, given: str | dict[str, Any], at: int) -> Happened:
        since = len(self._events)
        self._apply(by, read_action(self._match, given), at)
        return self.go_on(since, at)

    def go_on(self, since: int, at: int) -> Happened:
        """Makes the shuffles that are due, if there is a seed. Returns the events after ``since``."""
        while self._nature and NATURE in self._match.to_act(self._state):
            self._apply(NATURE, self._match.shuffle(self._state, self._nature), at)
        to_act = sorted(self._match.to_act(self._state), key=str)
        return Happened(since, self._events[since:], to_act, self._match.outcome(self._state))

    def view(self, seat: Seat | None) -> Seen:
        return Seen(seat, self._match.view(self._state, self._chair(seat)))

    def show(self, seat: Seat | None, since: int) -> Shown:
        chair = self._chair(seat)
        shown = [self._match.show(event, chair) for event in self._events[max(since, 0) :]]
        return Shown(seat, [event for event in shown if event is not None])

    def menu(self, seat: Seat) -> Offered:
        self._chair(seat)
        menu = self._match.legal_actions(self._state, seat)
        return Offered(seat, [MenuEntry(str(action), action) for action in menu])

    def explain(self, seat: Seat, card: Card | None) -> Iterator[tuple[Card, Refused | None]]:
        self._chair(seat)
        hand = self._match.hand(self._match.view(self._state, seat)) or ()
        for each in dict.fromkeys(hand) if card is None else (card,):
            yield each, explain(self._match, self._state, seat, each)

    def score(self) -> Score:
        return Score(self._match.outcome(self._state), self._state.sheet)

    def record(self) -> record.Record:
        players = tuple(Player(f"seat {seat}") for seat in range(self._seats))
        return msgspec.structs.replace(
            record.begin(self._match.game, players, self._options),
            actions=tuple(self._entries),
            outcome=self._match.outcome(self._state),
        )

    def _apply(self, by: Actor, action: Any, at: int) -> None:
        step = self._match.apply(self._state, by, action)
        self._state = step.state
        self._entries.append(Entry(by, action, at))
        self._events.extend(step.events)

    def _chair(self, seat: Seat | None) -> Seat | None:
        if seat is not None and seat not in range(self._seats):
            raise BadSetup("unknown-seat", players=self._seats, seat=seat)
        return seat
