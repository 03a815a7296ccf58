"""A question about a game as a small file, and its answer.

The file is TOML: which game, what is compared, with how many players and which bots, in how many
rounds, and what is counted. ``docs/lab.md`` has every key.
"""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from math import ceil
from pathlib import Path
from typing import Annotated, Any

import msgspec

from reihum import registry
from reihum.bots import find as find_bot
from reihum.game import BadSetup, Value, read_options
from reihum.lab.simulation.simulate import MOST_ROUNDS, Machine
from reihum.lab.simulation.simulate import plan as plan_rounds
from reihum.lab.statistics import Z
from reihum.lab.study.counts import Case, Crew, counts_of, figures
from reihum.lab.study.figures import Figure

USUAL_ROUNDS = 10_000
MOST_CASES = 100
MOST_BYTES = 100_000
MOST_COUNTS = 20

Players = Annotated[int, msgspec.Meta(ge=1, le=6)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Bots = Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=6)]


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the ways to play that are compared."""

    name: Text
    options: dict[str, Any] = {}
    players: tuple[Players, ...] | None = None
    bots: Bots | None = None


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Text
    game: str
    count: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_COUNTS)]
    about: Text | None = None
    players: Annotated[tuple[Players, ...], msgspec.Meta(min_length=1, max_length=5)] = (4,)
    bots: Bots = ("simple",)
    rounds: Annotated[int, msgspec.Meta(ge=100, le=MOST_ROUNDS)] | None = None
    precision: Annotated[float, msgspec.Meta(ge=0.00005, le=0.1)] | None = None
    """Half of the widest interval that a share may have, instead of a number of rounds."""
    seed: int = 1
    compare: Annotated[tuple[Variant, ...], msgspec.Meta(max_length=MOST_CASES)] = ()

    @property
    def rounds_each(self) -> int:
        """The number of rounds that each case is played."""
        if self.precision is not None:
            return ceil((Z / 2 / self.precision) ** 2)
        return self.rounds or USUAL_ROUNDS


class Answer(Value, frozen=True):
    study: Study
    rules_version: int
    rounds: int
    """For each case."""
    machines: dict[str, Machine]
    """The machine that played each case."""
    figures: tuple[Figure, ...]


def shipped() -> Mapping[str, Study]:
    """The studies that come with games: the files in the folders ``studies`` of their packages."""
    folders = (files(package).joinpath("studies") for package in registry.packages())
    found = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return {
        file.name.removesuffix(".toml"): parse(file.read_text("utf-8"), file.name)
        for file in sorted(found, key=lambda file: file.name)
    }


def find(name: str) -> Study:
    """A shipped study by its name, or else the file; raises ``BadSetup``."""
    known = shipped()
    return known[name] if name in known else read(Path(name))


def read(path: Path) -> Study:
    """The question in a file; raises ``BadSetup``."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadSetup("cannot-read", file=str(path), problem=error) from None
    if len(data) > MOST_BYTES:
        raise BadSetup("bad-study", file=str(path), problem=f"> {MOST_BYTES} bytes")
    try:
        return parse(data.decode(), str(path))
    except UnicodeDecodeError as error:
        raise BadSetup("bad-study", file=str(path), problem=str(error)) from None


def parse(text: str, name: str) -> Study:
    """The question in a text; raises ``BadSetup``, which names the fault."""
    try:
        study = msgspec.convert(tomllib.loads(text), Study)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSetup("bad-study", file=name, problem=str(error)) from None
    if study.rounds is not None and study.precision is not None:
        raise BadSetup("rounds-or-precision", file=name)
    cases(study)
    return study


def cases(study: Study) -> list[Case]:
    """Every way to play that is compared, with every number of players; raises ``BadSetup``."""
    game = registry.find(study.game)
    known = counts_of(game)
    for name in study.count:
        if name not in known:
            raise BadSetup("unknown-count", count=name, counts=", ".join(known))
    found = list(_cases(study))
    if len(found) > MOST_CASES:
        raise BadSetup("too-many-cases", cases=len(found), most=MOST_CASES)
    return found


def _cases(study: Study) -> Iterator[Case]:
    game = registry.find(study.game)
    for variant in study.compare or (Variant(""),):
        options = read_options(game, variant.options)
        bots = [find_bot(name, game.name) for name in variant.bots or study.bots]
        for players in variant.players or study.players:
            yield Case(variant.name, plan_rounds(game, options, players, bots, study.seed))


def effort(study: Study) -> int:
    """The number of rounds of all cases together."""
    counts = counts_of(registry.find(study.game))
    return len(cases(study)) * study.rounds_each * sum(counts[name].runs for name in study.count)


def answer(study: Study, crew: Crew) -> Answer:
    compared = cases(study)
    return Answer(
        study,
        registry.find(study.game).rules_version,
        study.rounds_each,
        {f"{case.name} {case.players}".strip(): case.plan.machine for case in compared},
        figures(compared, study.count, study.rounds_each, crew),
    )
