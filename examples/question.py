"""Answer a question about a game with a study: which cards does one want to be dealt in Elfer?

uv run python examples/question.py

The question is a file, question.toml; ``uv run reihum study examples/question.toml`` makes a page with a
picture of the answer. Here the same answer is data.
"""

from pathlib import Path

from reihum.lab.study import study
from reihum.lab.study.counts import Crew
from reihum.lab.study.figures import Point

QUESTION = Path(__file__).with_suffix(".toml")


def main() -> tuple[Point, ...]:
    """By the number of a card, what holding one adds to the chance to win, with its interval."""
    (figure,) = study.answer(study.read(QUESTION), Crew()).figures
    return figure.points


if __name__ == "__main__":
    for point in main():
        share = point.value
        print(f"a {point.at:>2}: {share.mean:+.1%} ({share.low:+.1%} to {share.high:+.1%})")
