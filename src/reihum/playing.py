"""The loop that plays a round or a match, for everything that plays one::

playing = Playing(game, game.start(options, seats), rng)
while (seat := playing.next_seat()) is not None:
    view, menu = game.view(playing.state, seat), game.legal_actions(playing.state, seat)
    playing.apply(seat, bot.choose(view, menu, rng, playing.history))
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from reihum.game import NATURE, Actor, AnyGame, Rng, Seat, Step, public_events
from reihum.match import RoundEnded

OnStep: TypeAlias = Callable[[Actor, Any, Step[Any, Any]], None]
"""Is called after each move, also of NATURE, with the actor, the action and the step."""


def no_step(actor: Actor, action: Any, step: Step[Any, Any]) -> None:
    """For callers that need no steps."""


class Rngs(NamedTuple):
    """Separate random number generators, so that the choices of a player change neither deals nor other
    players."""

    nature: Random
    order: Random
    """For the order in which players act at the same time."""
    bots: tuple[Random, ...]


def rngs(seed: int, number: int, seats: int) -> Rngs:
    """The random number generators of a round."""
    name = f"{seed}/{number}"
    bots = tuple(Random(f"{name}/{seat}") for seat in range(seats))
    return Rngs(Random(name), Random(f"{name}/order"), bots)


class Playing:
    """A state, and the public history of its round."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        rng: Rng,
        *,
        pick: Callable[[Sequence[Seat]], Seat] = min,
        on_step: OnStep = no_step,
        keeps_history: bool = True,
    ) -> None:
        """``pick`` chooses the next seat if several may act, in a race or a sealed choice."""
        self.game = game
        self.state = state
        self.rng = rng
        """For the moves of NATURE."""
        self._pick = pick
        self._on_step = on_step
        self._keeps_history = keeps_history
        self.history: list[Any] = []
        """The events of the round so far, as an onlooker saw them. Each round of a match has its own list."""

    def next_seat(self) -> Seat | None:
        """Makes the moves of NATURE, and returns the seat to choose next; ``None`` when it is over."""
        game = self.game
        while actors := game.to_act(self.state):
            if NATURE not in actors:
                return self._pick(sorted(actors))  # type: ignore[arg-type]
            self.apply(NATURE, game.shuffle(self.state, self.rng))
        return None

    def apply(self, actor: Actor, action: Any) -> Step[Any, Any]:
        """Makes a move; raises ``Refused``."""
        step = self.game.apply(self.state, actor, action)
        self.state = step.state
        if self._keeps_history:
            if self.history and isinstance(self.history[-1], RoundEnded):
                self.history = []
            self.history += public_events(self.game, step)
        self._on_step(actor, action, step)
        return step

    def go_back(self, state: Any, history: Sequence[Any]) -> None:
        """Takes moves back."""
        self.state = state
        self.history = [*history]
