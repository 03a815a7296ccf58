"""The atlas: pages and figures with the answers of all shipped studies (docs/atlas).

Run ``python -m reihum.lab.study.atlas docs/atlas``. The same version writes the same pages every time.
``--redraw`` plays nothing: it writes pages and figures again from the numbers in the folder.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from reihum.files import check_writable, keep
from reihum.lab.parallel import team
from reihum.lab.simulation.report import progress
from reihum.lab.study.counts import Crew
from reihum.lab.study.figures import Figure
from reihum.lab.study.report import how, panels, table
from reihum.lab.study.study import Answer, answer, effort, shipped
from reihum.registry import GAMES
from reihum.texts import Texts

TEXTS = Texts("en")


def studied() -> tuple[str, ...]:
    """The games that have a study with their name."""
    return tuple(game for game in GAMES if game in shipped())


def write(folder: Path, games: tuple[str, ...] = (), jobs: int = 1) -> None:
    """Writes the index and the pages of these games, or of all that have a study. May raise ``BadSetup``."""
    folder.mkdir(parents=True, exist_ok=True)
    check_writable(folder / "README.md")
    known = shipped()
    games = games or studied()
    effort_of_all = sum(effort(known[game]) for game in games)
    with progress(effort_of_all, TEXTS) as on_progress, team(jobs) as players:
        for game in games:
            _keep(folder, game, answer(known[game], Crew(players, on_progress)))
    keep({folder / "README.md": "\n".join(_index())})


def redraw(folder: Path) -> None:
    """Writes all pages again from the numbers in the folder."""
    for game in studied():
        _keep(folder, game, msgspec.json.decode((folder / f"{game}.json").read_bytes(), type=Answer))
    keep({folder / "README.md": "\n".join(_index())})


def _keep(folder: Path, game: str, found: Answer) -> None:
    files = _files(folder, game, found)
    keep(files)
    for picture in {*folder.glob(f"{game}-*.svg")} - {*files}:
        picture.unlink()


def _files(folder: Path, game: str, found: Answer) -> dict[Path, str]:
    """A page with its figures and numbers."""
    pictures = {
        folder / name: panel.picture
        for figure in found.figures
        for name, panel in zip(_names(game, figure), panels(found, figure, TEXTS), strict=True)
    }
    numbers = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    page = "\n".join(_page(game, found))
    return {**pictures, folder / f"{game}.json": numbers, folder / f"{game}.md": page}


def _page(game: str, found: Answer) -> Iterator[str]:
    yield f"# {found.study.title}\n"
    yield f"{found.study.about} [The rules](../rules/{game}.md).\n"
    for figure in found.figures:
        yield f"## {TEXTS(f'count-{figure.count}')}\n"
        yield f"{TEXTS(f'count-{figure.count}-about')}\n"
        for name, panel in zip(_names(game, figure), panels(found, figure, TEXTS), strict=True):
            yield f"![{panel.title}]({name})\n"
        yield "<details><summary>The numbers</summary>\n"
        yield from _table(found, figure)
        yield "\n</details>\n"
    yield f"{how(found, TEXTS)} The numbers are in [{game}.json]({game}.json).\n"


def _table(found: Answer, figure: Figure) -> Iterator[str]:
    heads, *rows = table(found.study, figure, TEXTS)
    rule = (*("---" for _ in heads[:-2]), "---:", "---:")
    for row in (heads, rule, *rows):
        yield f"|{'|'.join(row)}|"


def _names(game: str, figure: Figure) -> list[str]:
    """A file name for each panel."""
    several = len({point.panel for point in figure.points}) > 1
    return [
        f"{game}-{figure.count}{f'-{number}' if several else ''}.svg"
        for number, _ in enumerate(dict.fromkeys(point.panel for point in figure.points), 1)
    ]


def _index() -> Iterator[str]:
    yield "# The atlas\n"
    yield (
        "What bots find in each game, for every option and number of players: how long a round is, how it\n"
        "ends, how much is luck, and what the order of play and each dealt card are worth. The bot `simple`\n"
        "plays by a rule of thumb, `random` plays any legal move. Other players would give other numbers.\n"
    )
    for game in studied():
        yield f"- [{TEXTS(f'game-{game}')}]({game}.md): {TEXTS(f'game-{game}-about')}"
    yield (
        f"\nEvery page answers a study that comes with the package (`reihum study {studied()[0]}`).\n"
        "[lab.md](../lab.md) explains studies. `python -m reihum.lab.study.atlas docs/atlas` plays them all\n"
        "again and writes the same numbers.\n"
    )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--redraw", where]:
            redraw(Path(where))
        case [where, *names]:
            write(Path(where), tuple(names), os.cpu_count() or 1)
        case _:
            sys.exit(__doc__)
