"""OpenSpiel: every game with a codec as a Python game, registered as ``reihum_<name>``.

Each card of a shuffle is a chance node, so that a list of numbers replays a game. The information state is
everything that the seat was shown and did so far, and what it sees now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found]

from reihum.cards import Card, Colour
from reihum.envs.codecs import Codec, codec, has_codec
from reihum.envs.play import Play, returns
from reihum.game import NATURE, Actor, AnyGame, Options, Rng, Seat, Step
from reihum.registry import GAMES

PREFIX = "reihum_"
BETWEEN = ";"
"""Separates several values of an option, because OpenSpiel's parameters are plain."""


class Bag(NamedTuple):
    """A field of NATURE's action that is drawn item by item, and the items drawn so far."""

    name: str
    left: tuple[Any, ...]
    drawn: tuple[Any, ...] = ()
    single: bool = False
    """Whether only one item is drawn, as a lot."""

    @property
    def is_settled(self) -> bool:
        return bool(self.single and self.drawn) or len({*self.left}) < 2

    @property
    def value(self) -> Any:
        return self.drawn[0] if self.single else self.drawn + self.left

    def draw(self, outcome: int) -> Bag:
        at = [number(item) for item in self.left].index(outcome)
        left = self.left[:at] + self.left[at + 1 :]
        return Bag(self.name, left, (*self.drawn, self.left[at]), self.single)


class Fixed:
    """A random number generator that always gives the first number, or always the last."""

    def __init__(self, *, last: bool) -> None:
        self._last = last

    def randrange(self, stop: int, /) -> int:
        return stop - 1 if self._last else 0


def bags(game: AnyGame, state: Any) -> tuple[Bag, ...]:
    """What is drawn for the next action of NATURE: the fields that differ between the first and the last
    numbers."""
    one, other = (msgspec.structs.asdict(game.shuffle(state, Fixed(last=last))) for last in (False, True))
    return tuple(
        Bag(name, tuple(sorted(value, key=number)))
        if isinstance(value, tuple)
        else Bag(name, tuple(range(value, other[name] + 1)), single=True)
        for name, value in one.items()
        if value != other[name]
    )


def number(item: Card | Colour | int) -> int:
    """The number of a chance outcome."""
    return item if isinstance(item, int) else item.rank


class Written(Play):
    """A round in which the draws of NATURE are actions, too."""

    def __init__(self, codec: Codec) -> None:
        super().__init__(codec)
        self.bags: tuple[Bag, ...] = ()
        self.recalled = dict.fromkeys((*range(codec.seats), None), "")
        """By seat, and for an onlooker: the events that it was shown and the actions it made, a line each."""
        self._prepare()

    def __deepcopy__(self, memo: object) -> Written:
        """States are immutable: a clone shares what it has not changed."""
        return copy(self)

    @property
    def bag(self) -> Bag | None:
        """The next field to draw from, if NATURE is to act."""
        return next((bag for bag in self.bags if not bag.is_settled), None)

    def draw(self, outcome: int) -> None:
        now = self.bag
        self.bags = tuple(bag.draw(outcome) if bag is now else bag for bag in self.bags)
        if self.bag is None:
            self._shuffle()

    def apply(self, actor: Actor, action: Any) -> Step[Any, Any]:
        step = super().apply(actor, action)
        made = {} if actor is NATURE else {actor: f"{action}\n"}
        self.recalled = {
            seat: text + made.get(seat, "") + self._shown(step, seat) for seat, text in self.recalled.items()
        }
        self._prepare()
        return step

    def _shown(self, step: Step[Any, Any], seat: Seat | None) -> str:
        shown = (self.codec.game.show(event, seat) for event in step.events)
        return "".join(msgspec.json.encode(event).decode() + "\n" for event in shown if event is not None)

    def imagined(self, seat: Seat, rng: Rng) -> Written:
        """The same position for a seat, with the cards that it does not see dealt at random."""
        other = copy(self)
        game = self.codec.game
        other.put(game.imagine(game.view(self.state, seat), rng))
        return other

    def _prepare(self) -> None:
        game = self.codec.game
        self.bags = ()
        if NATURE in game.to_act(self.state):
            self.bags = bags(game, self.state)
            if self.bag is None:
                self._shuffle()

    def _shuffle(self) -> None:
        drawn = {bag.name: bag.value for bag in self.bags}
        action = self.codec.game.shuffle(self.state, Fixed(last=False))
        self.apply(NATURE, msgspec.structs.replace(action, **drawn))


class Rules(pyspiel.Game):  # type: ignore[misc]
    """A game; each game has its own class. The parameters are ``players`` and the options of the game."""

    game: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = parameters(game) | (params or {})
        self.codec = codec(game.name, given["players"], **_options(given))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.codec.texts),
            max_chance_outcomes=len(Card),
            num_players=self.codec.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.codec.longest * game.max_actions(self.codec.options, self.codec.seats),
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self, from_json: str | None = None) -> Position:
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.codec, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Position(pyspiel.State):  # type: ignore[misc]
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.play = Written(rules.codec)

    def current_player(self) -> int:
        if self.play.bag is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.play.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.play.outcome is not None

    def returns(self) -> list[float]:
        outcome = self.play.outcome
        return [0.0] * self.play.codec.seats if outcome is None else list(returns(outcome))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bag = self.play.bag
        assert bag is not None, "it is not for chance to act"
        counts = Counter(map(number, bag.left))
        return [(outcome, count / len(bag.left)) for outcome, count in sorted(counts.items())]

    def resample_from_infostate(self, player: Seat, sampler: Any) -> Position:
        """A state that the player cannot tell from this one. It keeps the history of the true one."""
        other = self.clone()
        other.play = self.play.imagined(player, Random(sampler()))
        return other  # type: ignore[no-any-return]

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(self.play.choices(player))

    def _apply_action(self, action: int) -> None:
        if self.play.bag is not None:
            self.play.draw(action)
        else:
            seat = self.play.seat
            assert seat is not None, "the round is over"
            self.play.choose(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.play.codec.texts[action]
        bag = self.play.bag
        names = {number(item): str(item) for item in (bag.left if bag else ())}
        return names.get(action, str(action))

    def __str__(self) -> str:
        return msgspec.json.encode(self.play.state).decode() + "".join(
            f" {self.play.codec.texts[number]}" for number in self.play.spelled
        )


class Observer:
    """What a player observes: its row of bytes as numbers, and its view as text."""

    def __init__(self, codec: Codec, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None if self._recalls else np.zeros(codec.size, np.float32)
        self.dict = (
            {}
            if self.tensor is None
            else {name: self.tensor[place] for name, place in codec.layout.slices.items()}
        )

    def set_from(self, state: Position, player: Seat) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.play.row(player)

    def string_from(self, state: Position, player: Seat) -> str:
        return self.text(state.play, player)

    def text(self, play: Written, player: Seat) -> str:
        seat = player if self._private else None
        view = play.codec.game.view(play.state, seat)
        spelled = play.spelled if self._private and player == play.seat else ()
        seen = msgspec.json.encode(view).decode() + "".join(f" {play.codec.texts[n]}" for n in spelled)
        return play.recalled[seat] + seen if self._recalls else seen


def parameters(game: AnyGame, options: Options | None = None) -> dict[str, Any]:
    """The parameters for these options, or their defaults."""
    chosen = game.options_type() if options is None else options
    plain = {
        field.encode_name: _plain(getattr(chosen, field.name)) for field in msgspec.structs.fields(chosen)
    }
    return {"players": game.seats[len(game.seats) // 2], **plain}


def _options(given: Mapping[str, str | int | bool]) -> dict[str, Any]:
    """The options from parameters. Options without a value keep their default."""
    return {
        name: value.split(BETWEEN) if isinstance(value, str) and BETWEEN in value else value
        for name, value in given.items()
        if name != "players" and value != ""
    }


def _plain(value: Any) -> str | int | bool:
    if isinstance(value, tuple):
        return BETWEEN.join(map(str, value))
    return "" if value is None else value if isinstance(value, int) else str(value)


def game_type(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Reihum: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def load(game: str, players: int, options: Mapping[str, str | int | bool]) -> Rules:
    """A registered game; raises ``BadSetup``."""
    codec(game, players, **_options(options))
    return pyspiel.load_game(PREFIX + game, {"players": players, **options})  # type: ignore[no-any-return]


for game in filter(has_codec, GAMES.values()):
    pyspiel.register_game(game_type(game), type(game.name, (Rules,), {"game": game}))
