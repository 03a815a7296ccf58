"""A record as sentences: for a seat, for an onlooker, or with all cards open."""

from collections.abc import Iterator, Sequence
from typing import Any

from reihum import record
from reihum.game import AnyGame, BadSetup, Outcome, Seat
from reihum.match import Match, RoundEnded
from reihum.record import Record
from reihum.terminal import lines
from reihum.texts import Texts


def story(
    whole: Record, game: AnyGame, texts: Texts, *, seat: Seat | None = None, is_open: bool = False
) -> Iterator[str]:
    """What a seat saw or, for ``None``, an onlooker; with ``is_open`` everything.

    Raises ``BadSetup`` for an unknown seat, and ``BadRecord`` at a move that is not allowed.
    """
    seats = range(len(whole.players))
    if seat is not None and seat not in seats:
        raise BadSetup("unknown-seat", seat=seat, players=len(seats))
    texts = texts.for_seat([player.name for player in whole.players], seat)
    sheet: tuple[Outcome, ...] = ()
    yield texts("play-game", title=texts(f"game-{game.name}"))
    yield texts("play-table", players=texts.together(map(texts.name, seats)))
    for _, step in record.replay(whole, game):
        events = step.events if is_open else _shown(step.events, game, seat)
        if whole.rounds == 1:  # the result tells how it ended
            events = [event for event in events if not isinstance(event, RoundEnded)]
        yield from lines.happened(events, texts)
        sheet = step.state.sheet
    yield from _ending(whole, sheet, game, seat, texts)


def _shown(events: Sequence[Any], game: AnyGame, seat: Seat | None) -> Sequence[Any]:
    match = Match(game)
    return [shown for event in events if (shown := match.show(event, seat)) is not None]


def _ending(
    whole: Record, sheet: Sequence[Outcome], game: AnyGame, seat: Seat | None, texts: Texts
) -> Iterator[str]:
    if whole.rounds != 1:
        yield ""
        yield from lines.sheet(game, sheet, texts)
    yield ""
    if whole.outcome is None:
        yield texts("story-unfinished")
    else:
        yield from lines.result(game, whole.outcome, seat, texts)
