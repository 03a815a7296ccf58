"""What people read, in their language: messages from the Fluent files, cards and players by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from reihum.cards import JOKER, Card, Colour, Spot, in_order
from reihum.game import Action, BadSetup, Event, Refused, Seat

LANGUAGES = ("en", "de", "fr", "it")

SEAT_FIELDS = frozenset({"seat", "by", "to", "taker", "giver", "begins", "holder", "winner", "loser"})
"""Fields of events and actions that name a player."""

MOST_FORMATTED = 10**15
"""Numbers from here on are written as they are: Fluent cannot group their digits."""
LONGEST_TEXT = 500
"""What comes from outside is cut off here."""


class Texts:
    """Everything in one language, told to one chair: the players' names, and which of them is "you"."""

    def __init__(self, language: str, names: Sequence[str] = (), you: Seat | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._names = names
        self._you = you

    def __call__(self, key: str, **details: object) -> str:
        """The message with its details filled in: cards, colours and lists of them by name."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(
            pattern, {name: self._fill(value) for name, value in details.items()}
        )
        if errors:
            raise errors[0]
        return str(text)

    def told(self, key: str, details: Mapping[str, object]) -> str:
        """The message with its details filled in: also the players' names, where details are seats."""
        filled: dict[str, object] = {}
        for name, value in details.items():
            filled[name] = self.name(value) if name in SEAT_FIELDS and isinstance(value, Seat) else value
            if name in SEAT_FIELDS:
                filled[f"{name}-is"] = "you" if value == self._you else "other"
        return self(key, **filled)

    def for_seat(self, names: Sequence[str], you: Seat | None) -> Texts:
        return Texts(self.language, names, you)

    def name(self, seat: Seat) -> str:
        return self("you") if seat == self._you else self._names[seat]

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        return " ".join(self._struct("event", event).split())

    def action(self, action: Action) -> str:
        """What may be done, in a few words."""
        return self._struct("action", action)

    def refusal(self, refused: Refused) -> str:
        """Why something is not accepted, with the number of the rule."""
        text = self(refused.message_key, **refused.details)
        return text if refused.rule is None else f"{text} ({refused.rule})"

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards grouped by colour: "red 3, 5; blue 4; joker". A joker among others keeps its place."""
        if JOKER in cards and tuple(cards) != in_order(cards):
            return ", ".join(self._fill(card) for card in cards)
        return "; ".join(self.groups(cards)) or self("no-cards")

    def groups(self, cards: Sequence[Card]) -> Iterator[str]:
        """The cards of each colour, then the others: "red 3, 5", "blue 4", "joker"."""
        for kind, group in groupby(in_order(cards), key=_kind):
            yield self._group(kind, list(group))

    def _group(self, kind: str, cards: Sequence[Card]) -> str:
        if kind in Card._value2member_map_:
            return ", ".join(self._fill(card) for card in cards)
        return self(f"cards-{kind}", numbers=", ".join(str(card.number) for card in cards))

    def _struct(self, prefix: str, struct: msgspec.Struct) -> str:
        key = f"{prefix}-{family(type(struct))}-{struct.__struct_config__.tag}"
        return self.told(key, msgspec.structs.asdict(struct))

    def _fill(self, value: object) -> Any:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case Card() if value.is_number:
                return self(f"card-{value.colour.value}", number=value.number)
            case Card():
                return self(f"card-{value.value}")
            case Spot():
                return self._fill(value.card)
            case Refused():
                return self(value.message_key, **value.details)
            case Colour():
                return self(f"colour-{value.value}")
            case tuple() if all(isinstance(part, Card) for part in value):
                return self.cards(value)
            case tuple() if all(part is None or isinstance(part, tuple) for part in value):
                return self._by_seat(value)
            case tuple():
                return ", ".join(str(self._fill(part)) for part in value)
            case int() | float() if abs(value) < MOST_FORMATTED:
                return value
            case _:
                return _shortened(str(value))

    def _by_seat(self, hands: Sequence[tuple[Card, ...] | None]) -> str:
        return " ".join(self._hand(seat, hand) for seat, hand in enumerate(hands) if hand is not None)

    def _hand(self, seat: Seat, hand: tuple[Card, ...]) -> str:
        whose = "you" if seat == self._you else "other"
        return self("cards-of", player=self.name(seat), cards=hand, **{"player-is": whose})


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def family(kind: type) -> str:
    """The game, or the module shared by several, that a kind of action, event or view belongs to."""
    *packages, module = kind.__module__.split(".")
    return packages[2] if len(packages) > 2 else module


def _kind(card: Card) -> str:
    return str(card.colour if card.is_number else card)


def find(language: str) -> Texts:
    """The texts in this language; raises ``BadSetup``."""
    if language not in LANGUAGES:
        raise BadSetup("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return Texts(language)


def add(language: str, messages: str) -> None:
    """More messages, such as those of a game that lives outside this package."""
    _bundle(language).add_resource(FluentResource(messages))


def from_environment(environment: Mapping[str, str]) -> str:
    """The first language that the environment asks for and that there is; English otherwise."""
    wishes = ":".join(environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    for wish in wishes.split(":"):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files("reihum").joinpath("locales", language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
