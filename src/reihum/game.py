"""The protocol that every game speaks.

A game is a stateless object of rules, a state is an immutable value, and a step gives the
next state and what happened. Chance is an actor, ``NATURE``, whose action is a whole shuffle
written down, so a list of actions alone replays a game.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from reihum import notation
from reihum.cards import Card

Seat: TypeAlias = int


class Nature(Enum):
    """Chance as an actor: it shuffles and deals."""

    NATURE = "nature"

    def __str__(self) -> str:
        return self.value


NATURE: Final = Nature.NATURE
Actor: TypeAlias = Seat | Nature


class Rng(Protocol):
    """A source of random numbers, such as ``random.Random``."""

    def randrange(self, stop: int, /) -> int: ...


def kebab(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True, gc=False):
    """What a player or NATURE does. ``str`` gives its text form, ``notation.from_text`` reads it back."""

    def __str__(self) -> str:
        return notation.to_text(self)


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab, forbid_unknown_fields=True, gc=False):
    """What happened. A field that is ``None`` is hidden from the seat that is shown the event."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The options of a game, with their defaults. Choices are ``Literal`` or enum types."""


class Value(msgspec.Struct, frozen=True, gc=False):
    """A state or a view, or a part of one: an immutable value."""


class Outcome(Value, frozen=True):
    """How a round or a match ended. Seats with equal results share a place (G5)."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    """The way it ended, a message key's last part: ``outcome-<reason>``."""
    carried: tuple[int, ...] = ()
    """What counts before points and goes on into the next round: laid stages, for example."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class CardLocation(Value, frozen=True):
    """Cards in one place, and the seats that may see them."""

    cards: tuple[Card, ...]
    seen_by: frozenset[Seat] | None = frozenset()
    """The seats that may see them; ``None``: everybody."""


OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


class Step(msgspec.Struct, Generic[StateT, EventT], frozen=True, gc=False):
    """The result of an action: the next state, and the events in order."""

    state: StateT
    events: tuple[EventT, ...]


class RoundContext(Value, frozen=True):
    """What a round needs to know about its match."""

    number: int = 1
    first: Seat = 0
    """The seat that the table names to begin or to deal (G3)."""
    carried: tuple[int, ...] = ()
    """The last outcome's ``carried``."""


FIRST_ROUND: Final = RoundContext()


RefusalKind: TypeAlias = Literal["malformed", "illegal", "stale", "refused"]


class Refused(Exception):
    """Something from outside was not accepted; nothing has changed.

    ``code`` names the fault for programs, ``rule`` the rule that forbids it if there is one,
    and ``details`` fill the message ``refused-<code>``.
    """

    kind: RefusalKind = "refused"

    def __init__(self, code: str, rule: str | None = None, **details: object) -> None:
        super().__init__(code, rule, details)
        self.code = code
        self.rule = rule
        self.details: dict[str, object] = details

    def __reduce__(self) -> tuple[Any, ...]:  # so that it can go from one process to another
        return partial(type(self), self.code, self.rule, **self.details), ()

    @property
    def message_key(self) -> str:
        return f"refused-{self.code}"

    def __str__(self) -> str:
        details = ", ".join(f"{name} {_plain(value)}" for name, value in self.details.items())
        return self.code + (f" ({self.rule})" if self.rule else "") + (f": {details}" if details else "")


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class MalformedAction(Refused):
    """Not an action of the game at all."""

    kind = "malformed"


class IllegalAction(Refused):
    """An action that the rules forbid here and now; ``rule`` says which."""

    kind = "illegal"


class StaleAction(Refused):
    """An action that comes too late. It costs nothing."""

    kind = "stale"


class BadSetup(Refused):
    """A number of players or options that the game does not allow."""


ForcedMoveKind: TypeAlias = Literal["open", "hidden", "own"]
"""Who learns something from an action that was forced: the only one on a menu, and no card is played.

``open``: everybody can see that nothing else was possible. The table makes the move for the player.
``hidden``: the others must not learn that. The table makes the move only if nobody is there to learn it.
``own``: open, but players make the move themselves, because it is what the game consists of.
"""
ForcedMoves: TypeAlias = Mapping[type[Action], ForcedMoveKind]
NO_FORCED_MOVES: Final[ForcedMoves] = {}


class Game(Protocol[OptionsT, StateT, ActionT, EventT, ViewT]):
    """The rules of one game. A round is a series of states, from ``start`` to an outcome."""

    name: str
    rules_version: int
    seats: range
    options_type: type[OptionsT]
    action_type: object
    """The union of all actions, NATURE's among them. This and the following are type annotations."""
    event_type: object
    state_type: object
    view_type: object
    scoring: Literal["most", "fewest"]
    """Which points win a match."""
    end_reasons: tuple[str, ...]
    """The ways a round ends: every possible ``Outcome.reason``."""
    goal: int | None
    """The ``carried`` that ends a match when somebody reaches it; ``None`` if rounds are counted."""
    forced_moves: ForcedMoves
    """The actions that a table may make for a player who can do nothing else."""
    is_race: bool
    """Whether players act at the same time and the faster one wins: a live table then judges times."""

    def check(self, options: OptionsT, seats: int) -> None:
        """Raises ``BadSetup`` if these options are not for this number of players."""

    def start(self, options: OptionsT, seats: int, round_: RoundContext = FIRST_ROUND) -> StateT:
        """The state before the first shuffle."""

    def to_act(self, state: StateT) -> frozenset[Actor]:
        """Who may act: nobody (the round is over), NATURE, one seat, or several (a race, a sealed choice)."""

    def legal_actions(self, state: StateT, seat: Seat) -> Sequence[ActionT]:
        """The menu: complete and sorted; empty when the seat may not act."""

    def apply(self, state: StateT, actor: Actor, action: ActionT) -> Step[StateT, EventT]:
        """Checks the action, then makes it; raises ``IllegalAction`` or ``StaleAction``."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What this seat, or an onlooker (``None``), may know, built up from nothing."""

    def hand(self, view: ViewT) -> tuple[Card, ...] | None:
        """The cards that the owner of this view holds; ``None`` in a game without hands."""

    def carried(self, view: ViewT) -> tuple[int, ...]:
        """What each seat carried into this round, as in ``Outcome.carried``."""

    def show(self, event: EventT, seat: Seat | None) -> EventT | None:
        """The event as this seat or an onlooker may see it; ``None`` if not at all."""

    def outcome(self, state: StateT) -> Outcome | None:
        """The result, once the round is over."""

    def shuffle(self, state: StateT, rng: Rng) -> ActionT:
        """NATURE's action here, drawn at random."""

    def imagine(self, view: ViewT, rng: Rng) -> StateT:
        """A state that this view allows, the unseen cards at random."""

    def actions_with(self, state: StateT, seat: Seat, card: Card) -> Sequence[ActionT]:
        """The actions by which a player may mean to play this card, the likeliest first.

        None where no card is played from a hand.
        """

    def card_locations(self, state: StateT) -> Sequence[CardLocation]:
        """Where every card of the game is, and which seats may see it; empty before the deal.

        This is the rules' own statement of secrecy. Laws compare views and events with it.
        """

    def max_actions(self, options: OptionsT, seats: int) -> int:
        """No round takes more actions of players than this."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""Any of the games, where values of different games meet."""


class BaseGame(Game[OptionsT, StateT, ActionT, EventT, ViewT]):
    """What holds for a game that says nothing else."""

    rules_version = 1
    options_type: type[OptionsT] = Options  # type: ignore[assignment]
    action_type: object = Action
    event_type: object = Event
    state_type: object = Value
    view_type: object = Value
    goal: int | None = None
    forced_moves: ForcedMoves = NO_FORCED_MOVES
    is_race = False

    def __init_subclass__(cls) -> None:
        """The types of a game are those that its base class has in brackets."""
        super().__init_subclass__()
        for base in vars(cls).get("__orig_bases__", ()):
            if get_origin(base) is BaseGame:
                names = ("options_type", "state_type", "action_type", "event_type", "view_type")
                for name, kind in zip(names, get_args(base), strict=True):
                    if name not in vars(cls):
                        setattr(cls, name, kind)

    def check(self, options: OptionsT, seats: int) -> None:
        """All options are for every number of players."""

    def hand(self, view: ViewT) -> tuple[Card, ...] | None:
        return None

    def carried(self, view: ViewT) -> tuple[int, ...]:
        return ()

    def actions_with(self, state: StateT, seat: Seat, card: Card) -> Sequence[ActionT]:
        return ()


def forced_move(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT], state: StateT, seat: Seat
) -> tuple[ActionT, ForcedMoveKind] | None:
    """The only action of a seat and its kind, if the game calls it forced."""
    menu = game.legal_actions(state, seat)
    kind = game.forced_moves.get(type(menu[0])) if len(menu) == 1 else None
    return None if kind is None else (menu[0], kind)


def explain(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT], state: StateT, seat: Seat, card: Card
) -> Refused | None:
    """Why ``card`` cannot be played now; ``None`` if it can."""
    return next((refused for _, refused in unplayable(game, state, seat, (card,))), None)


def unplayable(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT], state: StateT, seat: Seat, cards: Iterable[Card]
) -> Iterator[tuple[Card, Refused]]:
    """Those of the cards that cannot be played now, each with the reason."""
    menu = frozenset(game.legal_actions(state, seat))
    for card in cards:
        actions = game.actions_with(state, seat, card)
        if not actions:
            yield card, IllegalAction("not-in-hand", "G2", card=card)
        elif menu.isdisjoint(actions) and (refused := refusal(game, state, seat, actions[0])):
            yield card, refused


def refusal(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT], state: StateT, actor: Actor, action: ActionT
) -> Refused | None:
    """The judge's answer to an action, without making it."""
    try:
        game.apply(state, actor, action)
    except Refused as refused:
        return refused
    return None


def check_setup(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT],
    options: OptionsT,
    seats: int,
    round_: RoundContext = FIRST_ROUND,
) -> None:
    """Raises ``BadSetup`` unless the game can be started like this."""
    if seats not in game.seats:
        raise BadSetup("players", game=game.name, least=game.seats[0], most=game.seats[-1], players=seats)
    if round_.first not in range(seats):
        raise BadSetup("first-seat", players=seats, first=round_.first)
    game.check(options, seats)


def read_options(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT], given: object, *, strict: bool = True
) -> OptionsT:
    """Options from outside; raises ``BadSetup`` naming what is wrong. Not strict: numbers may be text."""
    if not isinstance(given, Mapping):
        raise BadSetup("bad-option", game=game.name, problem=repr(given)[:80])
    known = {field.encode_name for field in msgspec.structs.fields(game.options_type)}
    for name in given:
        if name not in known:
            raise BadSetup("unknown-option", game=game.name, option=name)
    try:
        return msgspec.convert(given, game.options_type, strict=strict)
    except msgspec.ValidationError as error:
        raise BadSetup("bad-option", game=game.name, problem=str(error)) from None


def read_action(game: Game[OptionsT, StateT, ActionT, EventT, ViewT], given: object) -> ActionT:
    """An action from outside, as text or as decoded JSON; raises ``MalformedAction``."""
    try:
        action: ActionT
        if isinstance(given, str):
            action = notation.from_text(given, game.action_type)
        else:
            action = msgspec.convert(given, game.action_type)
    except notation.Malformed as error:
        raise MalformedAction("unknown-words", words=str(error)) from None
    except msgspec.ValidationError as error:
        raise MalformedAction("malformed-action", problem=str(error)) from None
    return action


def public_events(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT], step: Step[StateT, EventT]
) -> list[EventT]:
    """The events of a step that an onlooker is shown."""
    shown = (game.show(event, None) for event in step.events)
    return [event for event in shown if event is not None]


def seen(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT], state: StateT, seat: Seat | None
) -> Counter[Card]:
    """The cards that lie where a seat, or an onlooker (``None``), may see them."""
    return Counter(
        card
        for place in game.card_locations(state)
        if place.seen_by is None or seat in place.seen_by
        for card in place.cards
    )
