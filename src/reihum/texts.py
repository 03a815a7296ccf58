"""What people read, in their language: messages from the Fluent files, cards and players by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from reihum.cards import Card, Colour, in_order
from reihum.game import Action, BadSetup, Event, Refused, Seat

LANGUAGES = ("en", "de", "fr", "it")

SEAT_FIELDS = frozenset({"seat", "by", "to", "taker", "giver", "begins", "holder", "winner", "loser"})
"""Fields of events and actions that name a player."""


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

    def for_seat(self, names: Sequence[str], you: Seat | None) -> Texts:
        return Texts(self.language, names, you)

    def name(self, seat: Seat) -> str:
        return self("you") if seat == self._you else self._names[seat]

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        return self._struct("event", event)

    def action(self, action: Action) -> str:
        """What may be done, in a few words."""
        return self._struct("action", action)

    def refusal(self, refused: Refused) -> str:
        """Why something is not accepted, with the number of the rule."""
        text = self(refused.message_key, **refused.details)
        return text if refused.rule is None else f"{text} ({refused.rule})"

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards grouped by colour: "red 3, 5; blue 4; joker"."""
        if not cards:
            return self("no-cards")
        groups = groupby(
            in_order(cards), key=lambda card: card.colour.value if card.is_number else card.value
        )
        return "; ".join(self._group(kind, list(group)) for kind, group in groups)

    def _group(self, kind: str, cards: Sequence[Card]) -> str:
        if kind in Card._value2member_map_:
            return ", ".join(self._fill(card) for card in cards)
        return self(f"cards-{kind}", numbers=", ".join(str(card.number) for card in cards))

    def _struct(self, prefix: str, struct: msgspec.Struct) -> str:
        module = type(struct).__module__.rpartition(".")[2]
        details: dict[str, object] = {}
        for name in struct.__struct_fields__:
            value = getattr(struct, name)
            details[name] = self.name(value) if name in SEAT_FIELDS and value is not None else value
            if name in SEAT_FIELDS:
                details[f"{name}-is"] = "you" if value == self._you else "other"
        return self(f"{prefix}-{module}-{struct.__struct_config__.tag}", **details)

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
            case Colour():
                return self(f"colour-{value.value}")
            case tuple() if all(isinstance(part, Card) for part in value):
                return self.cards(value)
            case tuple() if all(part is None or isinstance(part, tuple) for part in value):
                return self._by_seat(value)
            case tuple():
                return ", ".join(str(self._fill(part)) for part in value)
            case int():
                return value
            case _:
                return str(value)

    def _by_seat(self, hands: Sequence[tuple[Card, ...] | None]) -> str:
        return " ".join(
            self("cards-of", player=self.name(seat), cards=self.cards(hand))
            for seat, hand in enumerate(hands)
            if hand is not None
        )


def _kind(card: Card) -> str:
    return str(card.colour if card.is_number else card)


def find(language: str) -> Texts:
    """The texts in this language; raises ``BadSetup``."""
    if language not in LANGUAGES:
        raise BadSetup("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return Texts(language)


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
