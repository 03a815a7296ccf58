"""Typed words of the chosen language: which entries of a menu, and which cards, they may mean."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from reihum.cards import Card
from reihum.texts import Texts

SHORTEST = 2
"""The fewest letters that stand for a longer word which begins with them."""
SHORTEST_PART = 4
"""The fewest letters that stand for a longer word which contains them: "legen" for "anlegen"."""
LONGEST = 80


def actions(text: str, menu: Sequence[Any], texts: Texts) -> list[Any]:
    """The entries whose text has all these words: as they are typed, or else in longer forms."""
    typed = set(split(text))
    named = [(action, _words_of(action, texts)) for action in menu]
    meant = [(action, own) for action, own in named if typed and all(_is_among(word, own) for word in typed)]
    return [action for action, own in meant if typed <= own] or [action for action, _ in meant]


def cards(text: str, among: Iterable[Card], texts: Texts) -> list[Card]:
    """The cards with this name: "gelb 5", "5 jaune", "ge5"."""
    typed = list(split(text))
    return [card for card in dict.fromkeys(among) if typed and _is_called(card, typed, texts)]


def is_quit(text: str, texts: Texts) -> bool:
    return text.casefold() in {"quit", texts("word-quit"), *texts("typed-quit").split()}


def split(text: str) -> Iterator[str]:
    """The words and numbers of a line, without accents: "Ge5" is "ge" and "5"."""
    letters = unicodedata.normalize("NFD", text[:LONGEST].casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return iter(re.findall(r"[^\W\d_]+|\d+", bare))


def _words_of(action: Any, texts: Texts) -> set[str]:
    also = f"typed-{action.__struct_config__.tag}"
    return {*split(texts.in_plain().action(action)), *split(texts(also) if texts.has(also) else "")}


def _is_among(typed: str, own: set[str]) -> bool:
    if typed in own or typed.isdecimal() or len(typed) < SHORTEST:
        return typed in own
    return any(word.startswith(typed) or (len(typed) >= SHORTEST_PART and typed in word) for word in own)


def _is_called(card: Card, typed: Sequence[str], texts: Texts) -> bool:
    """Whether these words name the card: its colour, or the first letters of it, and its number."""
    own = [word for form in ("label", "object") for word in split(texts.in_plain().card(card, form))]
    if card.is_number and str(card.number) not in typed:
        return False
    names = [word for word in typed if not word.isdecimal()]
    numbers = [word for word in typed if word.isdecimal()]
    return {*numbers} <= {*own} and all(any(mine.startswith(name) for mine in own) for name in names)
