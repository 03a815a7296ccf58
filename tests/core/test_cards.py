from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.cards import CARD, JOKER, LANE, PAUSE, Card, Colour, Spot, deck, from_bits, in_order, to_bits

NUMBER_CARDS = list(CARD.values())


@pytest.mark.rule("G1")
def test_the_colours_have_their_order_and_their_symbols() -> None:
    assert [(colour.value, colour.symbol) for colour in Colour] == [
        ("red", "■"),
        ("yellow", "▶"),
        ("green", "★"),
        ("blue", "●"),
    ]
    assert [colour.letter for colour in Colour] == list("rygb")


@pytest.mark.rule("G1")
def test_every_number_card_knows_its_colour_and_so_its_symbol() -> None:
    for (colour, number), card in CARD.items():
        assert (card.colour, card.number) == (colour, number)
        assert str(card) == f"{colour.letter}{number}"


@pytest.mark.parametrize("card", Card)
def test_a_card_is_its_notation(card: Card) -> None:
    assert Card(str(card)) is card
    assert eval(repr(card)) is card
    assert msgspec.json.decode(msgspec.json.encode(card), type=Card) is card


def test_there_are_21_numbers_in_four_colours_a_joker_and_a_pause_card() -> None:
    assert len(Card) == 4 * 21 + 2
    assert [card for card in Card if not card.is_number] == [JOKER, PAUSE]


@pytest.mark.parametrize(
    "text",
    ["", "r", "11", "r0", "r22", "r01", "r-1", "r1.0", "x1", "R1", "r 1", " r1", "r1 ", "r１", "Joker"],
)
def test_a_text_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a valid Card"):
        Card(text)


def test_a_spot_is_written_like_its_card_and_is_another_thing() -> None:
    for card in NUMBER_CARDS:
        spot = Spot(card.value)
        assert (spot.card, spot.bit, str(spot)) == (card, card.bit, str(card))
        assert type(spot) is Spot
        assert eval(repr(spot)) is spot


@given(st.sets(st.sampled_from(NUMBER_CARDS)))
def test_bits_are_a_set_of_cards(cards: set[Card]) -> None:
    bits = to_bits(cards)
    assert from_bits(bits) == in_order(cards)
    assert bits.bit_count() == len(cards)


def test_cards_without_a_number_have_no_bit() -> None:
    assert to_bits([JOKER, PAUSE]) == 0


def test_lanes_do_not_touch() -> None:
    """The places beside a card are in its own row, or in no row at all."""
    for card in NUMBER_CARDS:
        for beside in (card.bit << 1, card.bit >> 1):
            assert all(near.colour is card.colour for near in from_bits(beside & to_bits(NUMBER_CARDS)))
    assert to_bits(NUMBER_CARDS).bit_length() <= 4 * LANE


def test_a_deck_has_each_card_once_in_order() -> None:
    assert deck(range(1, 22)) == tuple(NUMBER_CARDS)
    assert deck((3, 4), (Colour.GREEN, Colour.BLUE)) == tuple(map(Card, ("g3", "g4", "b3", "b4")))
    assert deck(number for number in (1, 2)) == deck((1, 2))


def test_a_hand_is_sorted_by_colour_number_joker_pause() -> None:
    hand = map(Card, ("pause", "b2", "joker", "r20", "r3", "joker", "y1"))
    assert " ".join(in_order(hand)) == "r3 r20 y1 b2 joker joker pause"
