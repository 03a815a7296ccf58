"""How plain the pages are: ``uv run python bench/readability.py [PAGE …]``, by default README and docs.

For each page: words, words in a sentence, and of all sentences those longer than 25 words, those in the
passive voice, and those that begin with "Who", "Whoever", "What" or "Whatever" and are no questions. Tables,
headings and code count as words of the page, but have no sentences.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LONG = 25
FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
MARKUP = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
NO_PROSE = re.compile(r"^(#|\||<!--|!\[|>>>|\.\.\. )")
ITEM = re.compile(r"^(?:[-*]|\d+\.) +")
END = re.compile(r"(?<=[.!?:;])[\")*_]* +(?=[\"(*_`A-Z0-9])")
IRREGULAR = (
    "built brought caught chosen cut dealt done drawn driven felt found given gone held hidden hit kept "
    "known laid led left let lost made meant met paid put read run said seen sent set shown shut sold spent "
    "spoken taken taught thought thrown told torn understood won written"
)
PASSIVE = re.compile(
    r"\b(?:is|are|was|were|be|been|being|gets|got)(?: (?:not|never|always|also|only|then|still|\w+ly))? "
    rf"(?:\w+ed|{'|'.join(IRREGULAR.split())})\b",
    re.IGNORECASE,
)
AWKWARD = re.compile(r"^[\"(*_]*(?:Who|Whoever|What|Whatever|Whom|So many)\b[^?]*$")


class Figures(NamedTuple):
    """The counts of a page, or of several."""

    words: int
    sentences: int
    sentence_words: int
    long: int
    passive: int
    awkward: int

    def line(self, name: str) -> str:
        of = max(self.sentences, 1)
        mean = self.sentence_words / of
        shares = " ".join(f"{100 * count / of:8.1f}" for count in (self.long, self.passive))
        return f"{name:45} {self.words:7} {self.sentences:9} {mean:8.1f} {shares} {self.awkward:8}"


def paragraphs(page: str) -> Iterator[str]:
    """The running text of a page: a paragraph or an item of a list at a time."""
    lines: list[str] = []
    for line in [*FENCE.sub("", page).splitlines(), ""]:
        bare = line.strip()
        if lines and (not bare or ITEM.match(bare) or NO_PROSE.match(bare)):
            yield MARKUP.sub(r"\1", " ".join(lines))
            lines = []
        if bare and not NO_PROSE.match(bare):
            lines.append(ITEM.sub("", bare))


def sentences(page: str) -> Iterator[str]:
    for paragraph in paragraphs(page):
        yield from (sentence for sentence in END.split(paragraph) if len(sentence.split()) > 2)


def measure(page: str) -> Figures:
    found = list(sentences(page))
    lengths = [len(sentence.split()) for sentence in found]
    return Figures(
        len(page.split()),
        len(found),
        sum(lengths),
        sum(length > LONG for length in lengths),
        sum(bool(PASSIVE.search(sentence)) for sentence in found),
        sum(bool(AWKWARD.match(sentence)) for sentence in found),
    )


def main(names: list[str]) -> None:
    pages = [Path(name) for name in names] or [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    measured = {page: measure(page.read_text("utf-8")) for page in pages}
    print(f"{'':45} {'words':>7} {'sentences':>9} {'mean':>8} {'long %':>8} {'passive%':>8} {'awkward':>8}")
    for page, figures in measured.items():
        print(figures.line(str(page.resolve()).removeprefix(f"{ROOT}/")))
    print(Figures(*map(sum, zip(*measured.values(), strict=True))).line("all"))


if __name__ == "__main__":
    main(sys.argv[1:])
