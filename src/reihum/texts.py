"""The texts that people read: messages from the Fluent files, with the names of cards and players."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import groupby
from socket import gaierror
from typing import Any

import msgspec

from reihum.cards import JOKER, Card, Colour, Spot, in_order
from reihum.game import Action, BadSetup, Event, Refused, Seat
from reihum.messages import Messages

LANGUAGES = ("en", "de", "fr", "it")

SEAT_FIELDS = frozenset({"seat", "by", "to", "taker", "giver", "begins", "holder", "winner", "loser"})
"""Fields of events and actions that name a player."""

OF_GAMES = ("game-", "option-", "choice-", "action-", "event-", "outcome-", "refused-")
"""Messages that a game of another package may lack. They are shown in English, or else by their keys."""
MOST_FORMATTED = 10**15
"""Fluent cannot group the digits of larger numbers."""
LONGEST_TEXT = 500
"""Longer texts from outside are cut off."""
NO_BREAK = "\N{NO-BREAK SPACE}"
MARKS = "".join(colour.symbol for colour in Colour)
SYMBOLS = re.compile(f"[{MARKS}]{NO_BREAK}|{NO_BREAK}[{MARKS}]")
SPACES = re.compile(r"[ \t\n]+")
"""Spaces that may become one. A no-break space stays what it is."""


def sentence(text: str) -> str:
    """With a capital letter at the front."""
    return text[:1].upper() + text[1:]


class Texts:
    """All texts in one language, for one seat: with the players' names, and "you" for one of them.

    ``plain`` texts have no symbols and no dashes, so that they can be read aloud.
    """

    def __init__(
        self, language: str, names: Sequence[str] = (), you: Seat | None = None, *, plain: bool = False
    ) -> None:
        self.language = language
        self._messages = _messages(language)
        self._names = names
        self._you = you
        self._is_plain = plain

    def __call__(self, key: str, **details: object) -> str:
        """The message with its details filled in: cards, colours and lists of them by name."""
        return self._text(key, details)

    def message(self, key: str, details: Mapping[str, object]) -> str:
        """The message with its details filled in, and with names for seats."""
        filled: dict[str, object] = {}
        for name, value in details.items():
            filled[name] = self.name(value) if name in SEAT_FIELDS and isinstance(value, Seat) else value
            if name in SEAT_FIELDS:
                filled[f"{name}-is"] = "you" if value == self._you else "other"
        return self(key, **filled)

    def for_seat(self, names: Sequence[str], you: Seat | None) -> Texts:
        return Texts(self.language, names, you, plain=self._is_plain)

    def in_plain(self) -> Texts:
        return Texts(self.language, self._names, self._you, plain=True)

    def has(self, key: str) -> bool:
        return self._messages.has(key)

    def name(self, seat: Seat) -> str:
        return self("you") if seat == self._you else self._names[seat]

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        return SPACES.sub(" ", self._struct("event", event)).strip(" ")

    def action(self, action: Action) -> str:
        """An action in a few words."""
        return self._struct("action", action)

    def refusal(self, refused: Refused) -> str:
        """A refusal as a sentence."""
        return self(refused.message_key, **self._titled(refused.details))

    def card(self, card: Card, form: str = "label") -> str:
        """A card by its name, in one of the forms that its message has: "joker", "a joker"."""
        if form == "start":
            return sentence(self.card(card, "subject"))
        key = f"card-{_kind(card)}"
        number = {"number": card.number} if card.is_number else {}
        return self._seen(self._text(key, number, form))

    def cards(self, cards: Sequence[Card], form: str = "label") -> str:
        """Cards grouped by colour: "red 3, 5; blue 4; joker". A joker among others keeps its place.

        The form "numbers" has each number once: "3, 4, 5".
        """
        if form == "numbers":
            return self.listed(map(str, sorted({card.number for card in cards})))
        if form != "label" and len(cards) == 1:
            return self.card(cards[0], form)
        if JOKER in cards and tuple(cards) != in_order(cards):
            return self.listed(map(self.card, cards))
        return self("separator-groups").join(self.groups(cards)) or self("no-cards")

    def groups(self, cards: Sequence[Card]) -> Iterator[str]:
        """The cards of each colour, then the others: "red 3, 5", "blue 4", "joker"."""
        for kind, group in groupby(in_order(cards), key=_kind):
            yield self._group(kind, list(group))

    def run(self, first: int, last: int) -> str:
        """Numbers in a row, by their ends: "10–12", or "10 to 12" if it is read aloud."""
        if first == last:
            return str(first)
        return self("run-plain" if self._is_plain else "run", first=str(first), last=str(last))

    def listed(self, parts: Iterable[str]) -> str:
        """ "a, b, c" """
        return self("separator").join(parts)

    def together(self, parts: Iterable[str]) -> str:
        """ "a, b and c" """
        *others, last = ("", *parts)
        named = others[1:]
        return self("together", others=self.listed(named), last=last) if named else last

    def _group(self, kind: str, cards: Sequence[Card]) -> str:
        if kind in Card._value2member_map_:
            return self.listed(map(self.card, cards))
        return self._seen(self(f"cards-{kind}", numbers=self.listed(str(card.number) for card in cards)))

    def _seen(self, text: str) -> str:
        """The name of a card or colour, without its symbol if it is read aloud."""
        return SYMBOLS.sub("", text) if self._is_plain else text

    def _titled(self, details: Mapping[str, object]) -> dict[str, object]:
        """A game by its title."""
        game = details.get("game")
        is_known = isinstance(game, str) and self.has(f"game-{game}")
        return {**details, "game": self(f"game-{game}")} if is_known else {**details}

    def _text(self, key: str, details: Mapping[str, object], form: str | None = None) -> str:
        if key.startswith(OF_GAMES) and not self.has(key):
            return key if self.language == "en" else self._in_english(key, details)
        filled = {name: self._fill(value) for name, value in details.items()}
        return self._messages.text(key, filled, form)

    def _in_english(self, key: str, details: Mapping[str, object]) -> str:
        return Texts("en", self._names, self._you, plain=self._is_plain)(key, **details)

    def _struct(self, prefix: str, struct: msgspec.Struct) -> str:
        from reihum import registry  # imports every game

        key = f"{prefix}-{registry.family(type(struct))}-{struct.__struct_config__.tag}"
        return self.message(key, msgspec.structs.asdict(struct))

    def _fill(self, value: object) -> Any:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case Card():
                return _shown(partial(self.card, value), "object")
            case Spot():
                return self._fill(value.card)
            case Refused():
                return self.refusal(value)
            case OSError():
                return self._problem(value)
            case Colour():
                return self._seen(self(f"colour-{value.value}"))
            case tuple() if all(isinstance(part, Card) for part in value):
                return _shown(partial(self.cards, value), "label")
            case tuple() if all(part is None or isinstance(part, tuple) for part in value):
                return self._by_seat(value)
            case tuple():
                return self.listed(str(self._fill(part)) for part in value)
            case int() | float() if abs(value) < MOST_FORMATTED:
                return value
            case _:
                return _shortened(str(value))

    def _problem(self, error: OSError) -> str:
        """The error of the system, in this language."""
        name = "host" if isinstance(error, gaierror) else errno.errorcode.get(error.errno or 0, "")
        key = f"problem-{name.lower()}"
        return self(key) if self.has(key) else self("problem-system", number=error.errno)

    def _by_seat(self, hands: Sequence[tuple[Card, ...] | None]) -> str:
        return " ".join(self._hand(seat, hand) for seat, hand in enumerate(hands) if hand is not None)

    def _hand(self, seat: Seat, hand: tuple[Card, ...]) -> str:
        whose = "you" if seat == self._you else "other"
        return self("cards-of", player=self.name(seat), cards=hand, **{"player-is": whose})


def _shown(say: Callable[[str], str], usual: str) -> Any:
    from reihum.formatting import Shown

    return Shown(say, usual)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def _kind(card: Card) -> str:
    return str(card.colour if card.is_number else card)


def find(language: str) -> Texts:
    """The texts in this language; raises ``BadSetup``."""
    if language not in LANGUAGES:
        raise BadSetup("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return Texts(language)


def add(language: str, messages: str) -> None:
    """More messages, such as those of a game that lives outside this package."""
    _messages(language).add(messages)


def from_environment(environment: Mapping[str, str]) -> str:
    """The first language that the environment asks for and that there is; English otherwise."""
    wishes = ":".join(environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    for wish in wishes.split(":"):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"


@cache
def _messages(language: str) -> Messages:
    return Messages(language)
