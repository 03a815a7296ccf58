"""Stages and their melds: how a stage card is written, what makes a meld, what may be added (ST5–ST7, ST13).

A stage is written as the melds it asks for, ``pasch 3 + reihe 4``. A *Pasch* is equal numbers, a
*Reihe* consecutive numbers, a *Farbe* (the book's Farbreihe) cards of one colour.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Literal, NamedTuple, TypeAlias, assert_never, cast

from reihum.cards import JOKER, PAUSE, Card, Cards, Colour, deck, in_order
from reihum.game import BadSetup, IllegalAction, Seat, Value

Kind = Literal["pasch", "reihe", "farbe"]
End = Literal["low", "high"]
Of: TypeAlias = int | Colour
"""What a meld is: the number of a Pasch, the lowest number of a Reihe, the colour of a Farbe."""

NUMBERS = range(1, 13)
ONE_LESS = bytes([0, *range(255)])
"""A table for ``bytes.translate`` that takes one from each count that there is."""


class Need(NamedTuple):
    """One meld that a stage asks for."""

    kind: Kind
    size: int


Stage: TypeAlias = tuple[Need, ...]


class Meld(Value, frozen=True):
    """A meld on the table. Its jokers are what their places make them, as long as they lie (ST7)."""

    owner: Seat
    kind: Kind
    of: Of
    cards: Cards
    """A Reihe from its low end; the others sorted, jokers last."""


# The stage card

STAGES = (  # ST13
    "pasch 3 + pasch 3",
    "pasch 3 + reihe 4",
    "pasch 4 + reihe 4",
    "reihe 7",
    "reihe 8",
    "reihe 9",
    "pasch 4 + pasch 4",
    "farbe 7",
    "pasch 5 + pasch 2",
    "pasch 5 + pasch 3",
)
LEAST: dict[Kind, int] = {"pasch": 2, "reihe": 4, "farbe": 2}
LONGEST = 11
"""The cards of the longest stage: ten, and the one taken."""

NEED = re.compile(r"\s*(pasch|reihe|farbe)\s+([0-9]{1,2})\s*")


@lru_cache
def read_stages(texts: tuple[str, ...]) -> tuple[Stage, ...]:
    """A stage card from its texts; raises ``BadSetup`` unless it keeps ST13."""
    if len(texts) != len(STAGES):
        raise BadSetup("ten-stages", "ST13", count=len(texts))
    stages = tuple(map(_read_stage, texts))
    alike = [sorted(stage) for stage in stages]
    for text, stage in zip(texts, alike, strict=True):
        if alike.count(stage) > 1:
            raise BadSetup("stage-twice", "ST13", stage=text)
    return stages


def _read_stage(text: str) -> Stage:
    stage = tuple(map(_read_need, text.split("+")))
    if sum(need.size for need in stage) > LONGEST:
        raise BadSetup("stage-too-long", "ST13", stage=text, most=LONGEST)
    return stage


def _read_need(text: str) -> Need:
    found = NEED.fullmatch(text)
    if found is None:
        raise BadSetup("unknown-meld", "ST13", meld=text.strip())
    need = Need(cast(Kind, found[1]), int(found[2]))
    if need.size < LEAST[need.kind]:
        raise BadSetup("meld-too-small", "ST13", kind=need.kind, least=LEAST[need.kind], size=need.size)
    return need


# Whether a stage can be laid


def missing(hand: Sequence[Card], needs: Stage) -> int:
    """How many more cards it takes, at best, to lay all of these melds out of a hand."""
    if not needs:
        return 0
    kinds = [need.kind for need in needs]
    farbe_last = tuple(sorted(needs, reverse=True))
    cards = [card for card in hand if card.is_number]
    if "farbe" in kinds:
        blanks = _blanks_by_card(in_order(cards), farbe_last)
    else:
        counts = _counts(cards)  # colours do not matter (ST5)
        if "reihe" not in kinds:
            counts = bytes(sorted(counts))  # nor do the numbers themselves
        blanks = _blanks_by_number(counts, farbe_last)
    return max(0, blanks - hand.count(JOKER))


def _counts(cards: Iterable[Card]) -> bytes:
    """How many there are of each number."""
    counts = bytearray(NUMBERS.stop)
    for card in cards:
        counts[card.number] += 1
    return bytes(counts)


@lru_cache(maxsize=1 << 16)
def _blanks_by_number(counts: bytes, needs: Stage) -> int:
    """The fewest jokers that it takes to lay these melds, none a Farbe, from these counts of each number."""
    need, rest = needs[0], needs[1:]
    if rest:
        return min(
            blanks + _blanks_by_number(left, rest) for blanks, left in _thrifty_by_number(counts, need)
        )
    if need.kind == "pasch":
        return max(0, need.size - max(counts))
    return min(counts[low : low + need.size].count(0) for low in _lows(need.size))


def _thrifty_by_number(counts: bytes, need: Need) -> Iterator[tuple[int, bytes]]:
    """Each possible Pasch or Reihe with as few jokers as possible: how many jokers, and what is left.

    A joker does as well in any other meld, so sparing a card that fits gains nothing.
    """
    if need.kind == "pasch":
        for number, count in enumerate(counts):
            used = min(count, need.size)
            yield need.size - used, counts[:number] + bytes([count - used]) + counts[number + 1 :]
    else:
        for low in _lows(need.size):
            run, high = counts[low : low + need.size], low + need.size
            yield run.count(0), counts[:low] + run.translate(ONE_LESS) + counts[high:]


@lru_cache(maxsize=1 << 16)
def _blanks_by_card(cards: Cards, needs: Stage) -> int:
    """The same if there is a Farbe. It comes last: it depends on which cards the other melds use, and they do
    not depend on it."""
    need, rest = needs[0], needs[1:]
    if not rest:
        colours = [card.colour for card in cards]
        return max(0, need.size - max(map(colours.count, Colour)))
    return min(
        (
            need.size - len(way) + _blanks_by_card(without(cards, way), rest)
            for way in _thrifty_by_card(cards, need)
        ),
        default=need.size + _blanks_by_card((), rest),
    )


def _thrifty_by_card(cards: Cards, need: Need) -> Iterator[Cards]:
    """The cards of each possible meld with as few jokers as possible."""
    alike = _alike(cards, need.kind)
    match need.kind:
        case "pasch":
            for equal in alike.values():
                yield from dict.fromkeys(combinations(equal, min(need.size, len(equal))))
        case "reihe":
            for low in _lows(need.size):
                held = [alike[number] for number in range(low, low + need.size) if number in alike]
                yield from product(*map(dict.fromkeys, held))
        case "farbe":
            yield from (of_one_colour[: need.size] for of_one_colour in alike.values())
        case _:
            assert_never(need.kind)


# What can be laid


Written: TypeAlias = tuple[Cards, Of | None]
"""A meld as it is written: its cards in order and, if they are jokers alone, what it is (ST7)."""


@lru_cache(maxsize=1 << 12)
def layable(hand: Cards, needs: Stage) -> Mapping[Written, Of]:
    """Every way to lay the first of these melds so that the others can follow (ST4), with what it is."""
    if missing(hand, needs):
        return {}
    need, rest = needs[0], needs[1:]
    return {
        (cards, None if _has_number(cards) else of): of
        for cards, of in _every_way(hand, need)
        if not missing(without(hand, cards), rest)
    }


def _every_way(hand: Cards, need: Need) -> Iterator[tuple[Cards, Of]]:
    alike = _alike((card for card in hand if card.is_number), need.kind)
    jokers = hand.count(JOKER)
    for of in _names(need):
        ways = (
            _runs([alike.get(of + place, ()) for place in range(need.size)], jokers)
            if need.kind == "reihe" and isinstance(of, int)
            else _filled(alike.get(of, ()), jokers, need.size)
        )
        for way in ways:
            yield way, of


def _filled(alike: Cards, jokers: int, size: int) -> Iterator[Cards]:
    """Melds of this size from these cards and jokers, those with fewest jokers first."""
    for count in range(max(0, size - len(alike)), min(jokers, size) + 1):
        for chosen in dict.fromkeys(combinations(alike, size - count)):
            yield chosen + (JOKER,) * count


def _runs(places: Sequence[Cards], jokers: int) -> Iterator[Cards]:
    """One of the cards for each place, or a joker."""
    if places.count(()) <= jokers:
        for cards in product(*((*dict.fromkeys(equal), JOKER) for equal in places)):
            if cards.count(JOKER) <= jokers:
                yield cards


def fault(cards: Cards, of: Of | None, need: Need) -> IllegalAction | None:
    """Why these cards are not the meld that is needed; ``None`` if they are."""
    if PAUSE in cards:
        return IllegalAction("pause-in-meld", "ST8")
    if len(cards) != need.size:
        return IllegalAction("meld-size", "ST6", kind=need.kind, size=need.size)
    if _has_number(cards) != (of is None) or (of is not None and of not in _names(need)):
        return IllegalAction("name-of-jokers", "ST7")
    if of is None and not _is_meld(cards, need.kind):
        return IllegalAction("no-meld", "ST5", kind=need.kind)
    if need.kind != "reihe" and cards != in_order(cards):
        return IllegalAction("meld-order", "ST5")
    return None


def _is_meld(cards: Cards, kind: Kind) -> bool:
    numbers = [(place, card) for place, card in enumerate(cards) if card is not JOKER]
    match kind:
        case "pasch":
            return len({card.number for _, card in numbers}) == 1
        case "farbe":
            return len({card.colour for _, card in numbers}) == 1
        case "reihe":
            lows = {card.number - place for place, card in numbers}
            return len(lows) == 1 and lows <= {*_lows(len(cards))}
        case _:
            assert_never(kind)


def _names(need: Need) -> Sequence[Of]:
    match need.kind:
        case "pasch":
            return NUMBERS
        case "reihe":
            return _lows(need.size)
        case "farbe":
            return tuple(Colour)
        case _:
            assert_never(need.kind)


# What can be added


def ends(meld: Meld, card: Card) -> tuple[End, ...]:
    """Where a card may be added (ST6). Only a Reihe has a low end; the others take all at the high one."""
    return addable(meld).get(card, ())


def addable(meld: Meld) -> Mapping[Card, tuple[End, ...]]:
    """Every card that may be added, with where."""
    return _addable(meld.kind, meld.of, len(meld.cards))


@cache
def _addable(kind: Kind, of: Of, size: int) -> Mapping[Card, tuple[End, ...]]:
    fits: dict[End, Of] = {"high": of}
    if kind == "reihe" and isinstance(of, int):
        beyond: dict[End, int] = {"low": of - 1, "high": of + size}
        fits = {end: number for end, number in beyond.items() if number in NUMBERS}
    found: dict[Card, tuple[End, ...]] = {JOKER: tuple(fits)}
    for card in deck(NUMBERS):
        found[card] = tuple(end for end, one in fits.items() if one in (card.number, card.colour))
    return {card: ends for card, ends in found.items() if ends}


def extended(meld: Meld, card: Card, end: End) -> Meld:
    """The meld with a card added at one of its ends."""
    if meld.kind != "reihe":
        return Meld(meld.owner, meld.kind, meld.of, in_order((*meld.cards, card)))
    if end == "low" and isinstance(meld.of, int):
        return Meld(meld.owner, meld.kind, meld.of - 1, (card, *meld.cards))
    return Meld(meld.owner, meld.kind, meld.of, (*meld.cards, card))


def without(hand: Cards, cards: Sequence[Card]) -> Cards:
    """A hand after these of its cards are gone; raises ``ValueError`` if it has not got them all."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _lows(size: int) -> range:
    """Where a Reihe of this size may begin: 1 and 12 are the ends (ST5)."""
    return range(1, NUMBERS[-1] + 2 - size)


def _has_number(cards: Cards) -> bool:
    return any(card is not JOKER for card in cards)


def _alike(cards: Iterable[Card], kind: Kind) -> dict[Of, Cards]:
    """Number cards by what makes them alike: their colour for a Farbe, their number otherwise."""
    found: defaultdict[Of, Cards] = defaultdict(tuple)
    for card in cards:
        found[card.colour if kind == "farbe" else card.number] += (card,)
    return dict(found)
