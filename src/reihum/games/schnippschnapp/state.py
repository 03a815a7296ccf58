"""The state of Schnipp Schnapp, what a seat sees of it, and the states that a view allows."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec

from reihum import game
from reihum.cards import Cards, Piles, deck
from reihum.game import CardLocation, Rng, Seat, Value
from reihum.games.schnippschnapp import piles
from reihum.games.schnippschnapp.actions import Answer, Schnipp, Wait
from reihum.games.schnippschnapp.piles import DECK, Table
from reihum.rule_helpers import owned, shuffled

MOST_REVEALS = 5000  # SS9


class Options(game.Options, frozen=True):
    mode: Literal["in-turn", "all-at-once"] = "in-turn"
    """All at once: everybody turns up on the table's "go", and cards won count (SS10)."""
    window: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 60
    """Milliseconds between calls that count as made at the same time (SS6)."""
    reveals: Annotated[int, msgspec.Meta(ge=1, le=MOST_REVEALS)] = MOST_REVEALS
    """How often cards are turned up before the round ends (SS9)."""


Stage: TypeAlias = Literal["deal", "shuffle", "turn", "call", "over"]


class State(Value, frozen=True):
    options: Options
    first: Seat
    stage: Stage
    turn: Seat
    """The seat that turns up next or has just turned up; all at once: the first of them."""
    table: Table
    reveal: int = 0
    """The running number of the cards turned up last."""
    turned: tuple[Seat, ...] = ()
    """The seats that turned them up, until the calls are settled."""
    answers: tuple[Answer | None, ...] = ()
    """The answers of the players to these cards, sealed until all have answered."""
    silent: tuple[Seat, ...] = ()
    """The seats that may not call for now: mistaken, with nothing to pay (SS4)."""
    quiet: int = 0
    """Cards turned up since a pile was won."""
    reason: str | None = None
    """How it ended."""


class View(Value, frozen=True):
    seat: Seat | None
    options: Options
    first: Seat
    stage: Stage
    turn: Seat
    stacks: tuple[int, ...]
    """The sizes of the stacks: nobody looks into them, not even into their own."""
    piles: Piles
    loose: tuple[int, ...]
    quartets: tuple[tuple[int, ...], ...]
    won: tuple[int, ...]
    middle: Cards
    reveal: int
    turned: tuple[Seat, ...]
    answered: tuple[bool, ...]
    """Whether each seat has called or let the card go. Nobody knows which before all have answered."""
    answer: Answer | None
    """One's own."""
    silent: tuple[Seat, ...]
    quiet: int
    reason: str | None


def view(state: State, seat: Seat | None) -> View:
    table = state.table
    return View(
        seat=seat,
        options=state.options,
        first=state.first,
        stage=state.stage,
        turn=state.turn,
        stacks=tuple(map(len, table.stacks)),
        piles=table.piles,
        loose=tuple(map(len, table.loose)),
        quartets=table.quartets,
        won=table.won,
        middle=table.middle,
        reveal=state.reveal,
        turned=state.turned,
        answered=tuple(answer is not None for answer in state.answers),
        answer=state.answers[seat] if seat is not None and state.answers else None,
        silent=state.silent,
        quiet=state.quiet,
        reason=state.reason,
    )


def card_locations(state: State) -> Sequence[CardLocation]:
    """Nobody sees a stack, not even its owner; players look at cards that they take up."""
    if state.stage == "deal":
        return ()
    table = state.table
    return (
        CardLocation(table.middle, None),
        *(CardLocation(stack) for stack in table.stacks),
        *(CardLocation(pile, None) for pile in table.piles),
        *owned(table.loose),
        *(CardLocation(deck(numbers), None) for numbers in table.quartets),
    )


def imagine(view: View, rng: Rng) -> State:
    laid_open = {*view.middle, *(card for pile in view.piles for card in pile)}
    laid_aside = {number for numbers in view.quartets for number in numbers}
    hidden = (card for card in DECK if card not in laid_open and card.number not in laid_aside)
    deal = iter(shuffled(hidden, rng))
    stacks, loose = (
        tuple(tuple(next(deal) for _ in range(size)) for size in sizes) for sizes in (view.stacks, view.loose)
    )
    table = Table(stacks, view.piles, loose, view.quartets, view.won, view.middle)
    answers = tuple(_imagined_answer(view, seat, rng) for seat in range(len(view.answered)))
    said = view.reveal, view.turned, answers, view.silent
    return State(view.options, view.first, view.stage, view.turn, table, *said, view.quiet, view.reason)


def _imagined_answer(view: View, seat: Seat, rng: Rng) -> Answer | None:
    """A possible answer of a player who has answered: the right call, some time within a second."""
    if seat == view.seat or not view.answered[seat]:
        return view.answer if seat == view.seat else None
    for call in piles.right_calls(view.piles, view.middle, view.turned):
        if call is Schnipp or view.stacks[seat] or view.piles[seat]:
            return call(view.reveal, rng.randrange(1000))
    return Wait(view.reveal)
