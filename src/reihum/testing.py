"""The laws that every game keeps, as functions a test can call on any game.

``check`` plays one random round and checks every state from every seat. A broken law raises ``Broken``
with the values that break it.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from reihum import game as protocol
from reihum import notation
from reihum.bots import Bot
from reihum.cards import Card
from reihum.game import FIRST_ROUND, NATURE, Actor, AnyGame, Options, Refused, RoundContext, Seat, Step
from reihum.playing import Playing

Viewer = Seat | None
"""A seat, or ``None`` for an onlooker."""


class Broken(AssertionError):
    """A law does not hold."""


class Move(NamedTuple):
    actor: Actor
    action: Any


class Played(NamedTuple):
    """A round that was played: ``states`` has one more than ``moves`` and ``steps``."""

    game: AnyGame
    options: Options
    seats: int
    round_: RoundContext
    moves: list[Move]
    states: list[Any]
    steps: list[Step[Any, Any]]


def check(
    game: AnyGame, options: Options, seats: int, seed: int, round_: RoundContext = FIRST_ROUND
) -> Played:
    """Plays a round at random and checks every law on it."""
    rng = Random(seed)
    played = play(game, options, seats, rng, round_)
    tried: list[Any] = [move.action for move in played.moves]
    for state in played.states:
        somebody_acts_or_it_is_over(game, state)
        cards_are_conserved(game, state, played.states[-1])
    some = rng.sample(played.states, min(10, len(played.states)))
    for state in (played.states[0], played.states[-1], *some):
        for seat in range(seats):
            menu_agrees_with_judge(game, state, seat, rng.sample(tried, min(5, len(tried))), rng)
        values_survive_json(game, state, seats)
        imagined_states_have_the_view(game, state, seats, rng)
        refusals_are_explained(game, state, seats)
        forced_moves_tell_nothing(game, state, seats, rng)
    for move, step in rng.sample([*zip(played.moves, played.steps, strict=True)], min(20, len(played.moves))):
        actions_survive_text_and_json(game, move.action)
        events_survive_json(game, step)
    replay_gives_the_same(played)
    for viewer in _viewers(seats):
        secrets_are_kept(played, viewer, rng)
    return played


def seats_for(game: AnyGame, options: Options) -> Iterator[int]:
    """The numbers of players that a game allows with these options."""
    for seats in game.seats:
        try:
            protocol.check_setup(game, options, seats)
        except protocol.BadSetup:
            continue
        yield seats


def play(
    game: AnyGame, options: Options, seats: int, rng: Random, round_: RoundContext = FIRST_ROUND
) -> Played:
    """A round of random moves, which must end within the game's ``max_actions``."""
    protocol.check_setup(game, options, seats, round_)
    start, most = game.start(options, seats, round_), game.max_actions(options, seats)
    played = Played(game, options, seats, round_, [], [start], [])

    def note(actor: Actor, action: Any, step: Step[Any, Any]) -> None:
        played.moves.append(Move(actor, action))
        played.steps.append(step)
        played.states.append(step.state)

    playing = Playing(game, start, rng, pick=rng.choice, on_step=note, keeps_history=False)
    moves_of_players = 0
    try:
        while (seat := playing.next_seat()) is not None:
            menu = game.legal_actions(playing.state, seat)
            moves_of_players += 1
            _hold(moves_of_players <= most, "a round ends within its most actions", moves_of_players)
            playing.apply(seat, menu[rng.randrange(len(menu))])
    except Refused as refused:
        raise Broken(f"every entry of the menu applies: {playing.state}: {refused}") from refused
    return played


def somebody_acts_or_it_is_over(game: AnyGame, state: Any) -> None:
    outcome = game.outcome(state)
    _hold(bool(game.to_act(state)) == (outcome is None), "somebody acts or there is an outcome", state)
    if outcome is not None:
        _hold(outcome.reason in game.end_reasons, "the outcome's reason is one of the game's", outcome)
        _hold(min(outcome.places) == 1, "somebody is first", outcome)


def cards_are_conserved(game: AnyGame, state: Any, last: Any) -> None:
    cards, all_cards = (
        sorted(card for place in game.card_locations(which) for card in place.cards)
        for which in (state, last)
    )
    _hold(not cards or cards == all_cards, "cards are conserved", state)
    hash(state)  # immutable through and through


def menu_agrees_with_judge(game: AnyGame, state: Any, seat: Seat, others: Sequence[Any], rng: Random) -> None:
    """Every entry of the menu applies, and what is not in it is refused."""
    menu = game.legal_actions(state, seat)
    acts = seat in game.to_act(state)
    _hold(bool(menu) == acts, "seats that are to act have a menu, others none", state, seat)
    _hold(len(set(menu)) == len(menu), "a menu has no entry twice", menu)
    for action in rng.sample(menu, min(8, len(menu))):
        refused = protocol.refusal(game, state, seat, action)
        _hold(refused is None, "every entry of the menu applies", state, seat, action)
    for action in others:
        if action not in menu:
            refused = protocol.refusal(game, state, seat, action)
            _hold(refused is not None, "what is not in the menu is refused", state, seat, action)


def imagined_states_have_the_view(game: AnyGame, state: Any, seats: int, rng: Random) -> None:
    for viewer in _viewers(seats):
        view = game.view(state, viewer)
        imagined = game.imagine(view, rng)
        _hold(game.view(imagined, viewer) == view, "an imagined state has the view", view, imagined)
        same = game.view(imagined, None) == game.view(state, None)
        _hold(same, "an onlooker sees no more than a seat", view)
        same = game.to_act(imagined) == game.to_act(state)
        _hold(same, "an imagined state has the same to act", view, imagined)
        if viewer is not None:
            same = game.legal_actions(imagined, viewer) == game.legal_actions(state, viewer)
            _hold(same, "an imagined state has the menu", view, imagined)
        _hold(bool(game.outcome(imagined)) == bool(game.outcome(state)), "it is over or not", imagined)
        if not game.outcome(state):
            _can_go_on(game, imagined, rng)


def _can_go_on(game: AnyGame, state: Any, rng: Random) -> None:
    actors = game.to_act(state)
    if NATURE in actors:
        game.apply(state, NATURE, game.shuffle(state, rng))
    for seat in actors - {NATURE}:
        game.apply(state, seat, rng.choice(game.legal_actions(state, seat)))  # type: ignore[arg-type]


def refusals_are_explained(game: AnyGame, state: Any, seats: int) -> None:
    """Every card in hand can be played, or there is a reason why not; with a rule, on one's turn."""
    for seat in range(seats):
        for card in game.hand(game.view(state, seat)) or ():
            why = protocol.explain(game, state, seat, card)
            if why is not None and seat in game.to_act(state):
                _hold(why.rule is not None, "a refusal names its rule", state, seat, card, why)


def forced_moves_tell_nothing(game: AnyGame, state: Any, seats: int, rng: Random) -> None:
    """A forced move that is not hidden tells nothing about a hand: in no state with the same view could
    the player have chosen."""
    for seat in range(seats):
        forced = protocol.forced_move(game, state, seat)
        if forced is None or forced[1] == "hidden":
            continue
        for viewer in _viewers(seats):
            if viewer != seat:
                menu = game.legal_actions(game.imagine(game.view(state, viewer), rng), seat)
                could_choose = forced[0] in menu and len(menu) > 1
                _hold(not could_choose, "a forced move tells nothing", state, menu)


def values_survive_json(game: AnyGame, state: Any, seats: int) -> None:
    _hold(_through_json(state, game.state_type) == state, "a state survives JSON", state)
    for viewer in _viewers(seats):
        view = game.view(state, viewer)
        _hold(_through_json(view, game.view_type) == view, "a view survives JSON", view)


def actions_survive_text_and_json(game: AnyGame, action: Any) -> None:
    _hold(notation.from_text(str(action), game.action_type) == action, "an action survives text", action)
    _hold(_through_json(action, game.action_type) == action, "an action survives JSON", action)


def events_survive_json(game: AnyGame, step: Step[Any, Any]) -> None:
    for event in step.events:
        _hold(_through_json(event, game.event_type) == event, "an event survives JSON", event)


def replay_gives_the_same(played: Played) -> None:
    game = played.game
    state = game.start(played.options, played.seats, played.round_)
    for move, step in zip(played.moves, played.steps, strict=True):
        again = game.apply(state, move.actor, _through_json(move.action, game.action_type))
        _hold(again == step, "a replay gives the same states and events", move)
        state = again.state


def secrets_are_kept(played: Played, viewer: Viewer, rng: Random) -> None:
    """A seat is sent no card that it may not have seen, and nothing changes for it when such cards change.

    Two cards that it may not have seen so far are exchanged everywhere: the game that results, as
    far as it is a legal one, must send the very same bytes.
    """
    length = rng.randrange(1, len(played.moves) + 1)
    states, steps = played.states[: length + 1], played.steps[:length]
    seen, cards = _seen(played.game, states, viewer)
    named = set(cards_in(_sent(played.game, states, steps, viewer)))
    _hold(named <= seen, "a seat is sent no card that it may not see", viewer, named - seen, states[-1])
    exchanged = _exchanged(played, length, sorted(cards - seen), rng)
    if exchanged is not None:
        sent, again = (
            msgspec.json.encode(_sent(played.game, *game, viewer)) for game in ((states, steps), exchanged)
        )
        _hold(sent == again, "unseen cards do not matter", viewer, sent, again)


def bot_sees_no_more(played: Played, bot: Bot, rng: Random) -> bool:
    """A bot chooses the same, with the same random numbers, after cards that its seat has not seen were
    exchanged. Whether there was such a game to compare with."""
    turns = [
        (number, seat)
        for number, state in enumerate(played.states)
        for seat in played.game.to_act(state)
        if seat is not NATURE
    ]
    length, seat = rng.choice(turns)
    states, steps = played.states[: length + 1], played.steps[:length]
    seen, cards = _seen(played.game, states, seat)
    exchanged = _exchanged(played, length, sorted(cards - seen), rng)
    if exchanged is None:
        return False
    seed = rng.getrandbits(64)
    choices = [_choice(played.game, *game, bot, seat, seed) for game in ((states, steps), exchanged)]
    _hold(choices[0] == choices[1], "a bot sees no more than its seat", bot.name, states[-1], *choices)
    return True


def _choice(
    game: AnyGame, states: Sequence[Any], steps: Sequence[Step[Any, Any]], bot: Bot, seat: Seat, seed: int
) -> Any:
    history = [event for step in steps for event in protocol.public_events(game, step)]
    state = states[-1]
    return bot.choose(game.view(state, seat), game.legal_actions(state, seat), Random(seed), history)


def _seen(game: AnyGame, states: Sequence[Any], viewer: Viewer) -> tuple[set[Card], set[Card]]:
    """The cards that a seat may have seen in these states, and all cards."""
    seen: set[Card] = set()
    cards: set[Card] = set()
    for state in states:
        for place in game.card_locations(state):
            cards.update(place.cards)
            if place.seen_by is None or viewer in place.seen_by:
                seen.update(place.cards)
    return seen, cards


def _exchanged(
    played: Played, length: int, cards: Sequence[Card], rng: Random
) -> tuple[list[Any], list[Step[Any, Any]]] | None:
    """The same game with two of the cards exchanged, if it is one: legal, and what happens is the same."""
    if len(cards) < 2:
        return None
    one, two = rng.sample(cards, 2)
    game = played.game
    names = {one: two, two: one}
    states, steps = [game.start(played.options, played.seats, played.round_)], []
    for (actor, action), before in zip(played.moves[:length], played.steps, strict=False):
        try:
            step = game.apply(states[-1], actor, renamed(action, names))
        except Refused:
            return None
        if unordered(step.events) != unordered(renamed(before.events, names)):
            return None
        steps.append(step)
        states.append(step.state)
    return states, steps


def renamed(value: Any, names: Mapping[Card, Card]) -> Any:
    """The value with its cards renamed. A place that is written like a card keeps its name."""
    if isinstance(value, Card):
        return names.get(value, value)
    if isinstance(value, tuple):
        return tuple(renamed(part, names) for part in value)
    if isinstance(value, msgspec.Struct):
        fields = {name: renamed(getattr(value, name), names) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **fields)
    return value


def unordered(value: Any) -> Any:
    """JSON with its lists of texts sorted: where sorted cards were renamed, their order says nothing."""
    value = msgspec.to_builtins(value)
    if isinstance(value, dict):
        return {key: unordered(part) for key, part in value.items()}
    if isinstance(value, list):
        return sorted(value) if all(isinstance(part, str) for part in value) else list(map(unordered, value))
    return value


def _sent(game: AnyGame, states: Sequence[Any], steps: Sequence[Step[Any, Any]], viewer: Viewer) -> list[Any]:
    """All that a seat is sent: view, menu and actors of each state, and the events that it is shown."""
    sent: list[Any] = []
    for state in states:
        menu = () if viewer is None else game.legal_actions(state, viewer)
        sent.append((game.view(state, viewer), menu, sorted(map(str, game.to_act(state)))))
    sent.extend([game.show(event, viewer) for event in step.events] for step in steps)
    return sent


def cards_in(value: Any) -> Iterator[Card]:
    """Every card in a value, however deep. A place that is written like a card is a plain text."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from cards_in([getattr(value, name) for name in value.__struct_fields__])
    elif isinstance(value, list | tuple):
        for part in value:
            yield from cards_in(part)


def _viewers(seats: int) -> list[Viewer]:
    return [*range(seats), None]


def _through_json(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def _hold(holds: bool, law: str, *seen: Any) -> None:
    if not holds:
        raise Broken(law + ": " + "; ".join(map(repr, seen)))
