"""Records of played games: replayed, verified and reviewed."""

from pathlib import Path
from typing import Annotated

import msgspec

from reihum import record, record_link
from reihum.arguments import Argument, Flag
from reihum.record import BadRecord, Record
from reihum.registry import GAMES
from reihum.terminal.lines import printable
from reihum.terminal.play import console
from reihum.terminal.story import story
from reihum.texts import Texts
from reihum.usage import command


@command
def replay(
    texts: Texts,
    file: Annotated[Path, Argument(help="help-record", metavar="FILE")],
    seat: Annotated[int | None, Flag(help="help-replay-seat", metavar="SEAT")] = None,
    is_open: Annotated[bool, Flag(help="help-replay-open", name="--open")] = False,
    notation: Annotated[bool, Flag(help="help-replay-notation")] = False,
    plain: Annotated[bool, Flag(help="help-plain")] = False,
) -> None:
    whole = _read_record(file)
    game = GAMES[whole.game]
    if notation:
        print(record.transcript(whole, game), end="")
        return
    write = console()
    texts = texts.in_plain() if plain else texts
    for line in list(story(whole, game, texts, seat=seat, is_open=is_open)):
        write(line)


@command
def verify(texts: Texts, file: Annotated[Path, Argument(help="help-record", metavar="FILE")]) -> None:
    whole = _read_record(file)
    outcome = record.verify(whole, GAMES[whole.game])
    key = "verified-unfinished" if outcome is None else "verified"
    print(texts(key, moves=len(whole.actions)), _on_shuffles(whole, texts))


@command
def link(
    texts: Texts,
    file: Annotated[Path, Argument(help="help-record", metavar="FILE")],
    page: Annotated[str | None, Flag(help="help-link-page", metavar="ADDRESS")] = None,
) -> None:
    whole = _read_record(file)
    game = GAMES[whole.game]
    if record.verify(whole, game) is None:
        raise BadRecord("link-of-unfinished")
    word = record_link.pack(whole, game)
    if word is None:
        raise BadRecord("too-long-for-link", most=record_link.MOST_LETTERS)
    print(f"{(page or '').rstrip('/')}/replay{record_link.MARK}{word}")


@command
def review(
    texts: Texts,
    file: Annotated[Path, Argument(help="help-record", metavar="FILE")],
    seed: Annotated[int, Flag(help="help-review-seed", metavar="N")] = 0,
    json: Annotated[bool, Flag(help="help-json")] = False,
) -> None:
    from reihum.lab.simulation.report import print_result, progress
    from reihum.review.report import report as review_report
    from reihum.review.review import review as look_again

    whole = _read_record(file)
    with progress(len(whole.actions), texts, "reviewing") as on_progress:
        found = look_again(whole, GAMES[whole.game], seed, on_progress)
    shown = msgspec.structs.replace(found, players=tuple(map(printable, found.players)))
    print_result(found, review_report(shown, texts), json=json)


def _on_shuffles(whole: Record, texts: Texts) -> str:
    """Whether the shuffles of a correct record were committed."""
    rounds = len(whole.shuffles)
    if not rounds:
        return texts("shuffles-not-committed")
    if whole.shuffles[-1].secret is None:
        return texts("shuffles-secret-kept", round=rounds)
    brought = sum(each.is_brought for each in whole.shuffles)
    recomputed = texts("shuffles-recomputed")
    return f"{recomputed} {texts('fair-brought', count=brought)}" if brought else recomputed


def _read_record(file: Path) -> Record:
    """The record in a file, or in a link; raises ``BadRecord``."""
    if file.name.startswith(f"replay{record_link.MARK}"):
        return record_link.unpack(file.name.partition(record_link.MARK)[2], GAMES)
    try:
        with file.open("rb") as opened:
            data = opened.read(record.MOST_BYTES + 1)
    except OSError as error:
        raise BadRecord("cannot-read", file=str(file), problem=error) from None
    if len(data) > record.MOST_BYTES:
        raise BadRecord("record-too-long", most=record.MOST_BYTES)
    return record_link.read_any(data, GAMES)
