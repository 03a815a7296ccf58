"""Write a bot for Elfer, and see how it does against the others.

uv run python examples/my_bot.py

A bot is given what its seat sees and its menu, and chooses from the menu. This one lays the card that opens
the way for most of its own cards and, of several, for fewest of others; then it ends its turn.
"""

from collections.abc import Sequence
from random import Random

import reihum
from reihum.cards import CARD, Card
from reihum.games.elfer.rules import Options
from reihum.games.rows.actions import END, Draw, End, Lay, Pass
from reihum.games.rows.state import View


class Opener:
    name = "opener"

    def plays(self, game: str) -> bool:
        return game == "elfer"

    def choose(
        self,
        view: View[Options],
        menu: Sequence[Lay | Draw | Pass | End],
        rng: Random,
        history: Sequence[object] = (),
    ) -> Lay | Draw | Pass | End:
        if END in menu:
            return END
        lays = [action for action in menu if isinstance(action, Lay)]
        return max(lays, key=lambda lay: opens(lay.card, view), default=menu[0])


def opens(card: Card, view: View[Options]) -> tuple[int, int]:
    """How many own cards are behind this one, away from the 11, and less than how many others."""
    numbers = range(card.number + 1, 21) if card.number > 11 else range(1, card.number)
    own = sum(CARD[card.colour, number] in view.hand for number in numbers)
    return own, own - len(numbers)


def main(rounds: int = 300) -> dict[str, float]:
    """The share of rounds that it wins at a table of four, by who the others are."""
    return {
        other: reihum.simulate("elfer", [Opener(), other, other, other], rounds=rounds, seed=1)
        .seats[0]
        .win_share
        for other in ("random", "simple")
    }


if __name__ == "__main__":
    for other, share in main().items():
        print(f"alone among three of {other}: won {share:.0%} of the rounds, where 25 % are fair")
