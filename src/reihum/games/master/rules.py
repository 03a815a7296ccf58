"""Master: rows from 1 to 21, with jokers, connection cards and bonus cards. The rules M1 to M22."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, assert_never

from reihum import game
from reihum.cards import JOKER, Card, Cards, Colour, Spot, from_bits, to_bits
from reihum.game import FIRST_ROUND, NATURE, Actor, BadSetup, IllegalAction, Rng, RoundContext, Seat, Step
from reihum.games.master import actions
from reihum.games.master import state as positions
from reihum.games.master import view as views
from reihum.games.master.actions import Laying, MasterEvent, Move
from reihum.games.master.state import Options, Player, State, Table
from reihum.games.rows import actions as rows
from reihum.games.rows.state import ROW, show
from reihum.rule_helpers import ACTING, check_seat, check_shuffle, deal, next_seat, put, ranked, shuffled

HAND_SIZES = {2: 20, 3: 20, 4: 15, 5: 12, 6: 12}  # M4

BRIDGES = {2: 4, 3: 4, 4: 3, 5: 3, 6: 2}  # M2

Done: TypeAlias = Step[State, MasterEvent]


def legal_actions(state: State, seat: Seat) -> Sequence[Move]:
    if seat != state.turn:
        return ()
    player = state.players[seat]
    swaps = [actions.SWAP[card.bit] for card in from_bits(state.table.jokers & player.hand)]
    return (*_layings(state, player), *swaps, *_ends_of_turn(state, player))


def _layings(state: State, player: Player) -> list[Laying]:
    near, far = _near(state), _far(state, player)
    layings: list[Laying] = [rows.LAY[card.bit] for card in from_bits(near & player.hand)]
    if player.jokers:
        layings += [actions.JOKER_AT[place.bit] for place in from_bits(near)]
    if far:
        layings += _bridges(state.table, far & player.hand)
        layings += _bridges(state.table, far & player.joker_places, "joker")
    return layings


# What is legal: the menu lists it, and every move is checked against it.


def _near(state: State) -> int:
    """The places where a card can be laid now, beside another in its row (M6, M9, M11)."""
    return state.table.near if state.laid < positions.MOST_LAID else 0


def _far(state: State, player: Player) -> int:
    """The places where this player can lay a card now with a connection card (M2, M6, M16, M17)."""
    return state.table.far if player.bridges and state.laid < positions.MOST_LAID else 0


def _bridges(table: Table, places: int, joker: Literal["joker"] | None = None) -> list[actions.Bridge]:
    """Every way to connect one of these places with a card on the table (M16)."""
    if not places:
        return []
    leading_to = positions.starts(table.column)
    return [
        actions.Bridge(positions.SPOT[start], positions.SPOT[place.bit], joker)
        for place in from_bits(places)
        for start in leading_to[place.bit]
        if start & table.filled
    ]


def _ends_of_turn(state: State, player: Player) -> tuple[rows.Draw | rows.Pass | rows.End, ...]:
    """The action that ends the turn now, or none."""
    if state.laid:
        return (rows.END,)  # M6
    if state.swapped:
        return ()  # M13
    if state.pile:
        return (rows.DRAW,)  # M6
    return () if player.hand & state.table.near else (rows.PASS,)  # M7


def _lay(state: State, seat: Seat, card: Card) -> Done:
    player, table = state.players[seat], state.table
    if not card.bit & player.hand & _near(state):
        raise _why_not_lay(state, player, card)
    return _fill(state, seat, card.bit, player.laid(card.bit), table.put(card.bit), rows.Laid(seat, card))


def _why_not_lay(state: State, player: Player, card: Card) -> IllegalAction:
    if refused := _why_nothing_is_laid(state, player, card):
        return refused
    if card is JOKER:
        return IllegalAction("joker-for-which-card", "M11")
    return _why_it_does_not_fit(state.table, card, "M9")


def _joker(state: State, seat: Seat, place: Spot) -> Done:
    player, table = state.players[seat], state.table
    if not place.bit & player.joker_places & _near(state):
        raise _why_nothing_is_laid(state, player, JOKER) or _why_it_does_not_fit(table, place.card, "M11")
    laid = actions.JokerLaid(seat, place)
    return _fill(state, seat, place.bit, player.laid_joker(), table.put_joker(place.bit), laid)


def _why_nothing_is_laid(state: State, player: Player, card: Card) -> IllegalAction | None:
    if not player.holds(card):
        return IllegalAction("not-in-hand", "G2", card=card)
    if state.laid == positions.MOST_LAID:
        return IllegalAction("four-laid", "M6")
    return None


def _why_it_does_not_fit(table: Table, card: Card, rule: str) -> IllegalAction:
    if card.bit & table.filled:
        return IllegalAction("place-taken", rule, card=card)
    return IllegalAction("gap", rule, card=card, cards=from_bits(table.near & ROW[card.colour]))


def _bridge(state: State, seat: Seat, bridge: actions.Bridge) -> Done:
    player, table, start, place = state.players[seat], state.table, bridge.start, bridge.place
    bit = place.bit
    cards = player.joker_places if bridge.joker else player.hand
    if bridge not in _bridges(table, bit & cards & _far(state, player), bridge.joker):
        raise _why_not_bridge(state, player, bridge)
    player, table = player.bridged(), table.bridged(start, place)
    bridged = actions.Bridged(seat, start, place)
    if bridge.joker:
        laid = actions.JokerLaid(seat, place)
        return _fill(state, seat, bit, player.laid_joker(), table.put_joker(bit), bridged, laid)
    return _fill(state, seat, bit, player.laid(bit), table.put(bit), bridged, rows.Laid(seat, place.card))


def _why_not_bridge(state: State, player: Player, bridge: actions.Bridge) -> IllegalAction:
    table, start, place = state.table, bridge.start, bridge.place
    if refused := _why_nothing_is_laid(state, player, JOKER if bridge.joker else place.card):
        return refused
    if not player.bridges:
        return IllegalAction("no-connection-left", "M2")
    if start.card.colour is place.card.colour:
        return IllegalAction("connection-within-row", "M17")
    if start.bit not in positions.starts(table.column)[place.bit]:
        return IllegalAction("connection-astray", "M16", start=start, place=place)
    if not start.bit & table.filled:
        return IllegalAction("connection-from-nothing", "M16", start=start)
    if place.bit & table.filled:
        return IllegalAction("place-taken", "M16", card=place.card)
    return IllegalAction("connection-needless", "M17", card=place.card)


def _fill(state: State, seat: Seat, place: int, player: Player, table: Table, *events: MasterEvent) -> Done:
    """A place was filled: that may earn a bonus card, end the round or end the turn."""
    if table.completes(place) and _bonus_cards_left(state):  # M10, M14
        player = player.rewarded()
        events = (*events, actions.BonusTaken(seat))
    players = put(state.players, seat, player)
    if not player.hand and not player.jokers:  # M19
        return _over(state, table, players, *events, rows.WentOut(seat))
    count = state.laid + 1
    laid = State(state.options, state.first, seat, table, players, state.pile, count, state.swapped)
    return _go_on(laid, seat, *events)


def _bonus_cards_left(state: State) -> bool:
    return sum(player.bonuses for player in state.players) < positions.BONUS_CARDS


def _swap(state: State, seat: Seat, card: Card) -> Done:
    player = state.players[seat]
    if not card.bit & player.hand & state.table.jokers:
        raise _why_not_swap(player, card)
    players = put(state.players, seat, player.swapped(card.bit))
    table = state.table.swapped(card.bit)
    swapped = State(state.options, state.first, seat, table, players, state.pile, state.laid, swapped=True)
    return _go_on(swapped, seat, actions.Swapped(seat, card))


def _why_not_swap(player: Player, card: Card) -> IllegalAction:
    if not player.holds(card):
        return IllegalAction("not-in-hand", "G2", card=card)
    return IllegalAction("no-joker-there", "M12", card=card)


def _go_on(state: State, seat: Seat, *events: MasterEvent) -> Done:
    """The turn ends by itself only on what everybody sees, whatever the hand holds (M12)."""
    is_over = state.laid == positions.MOST_LAID and not state.table.jokers
    return _end_turn(state, seat, *events) if is_over else Step(state, events)


def _end(state: State, seat: Seat) -> Done:
    if rows.END not in _ends_of_turn(state, state.players[seat]):
        raise IllegalAction("lay-first", "M13" if state.swapped else "M6")
    return _end_turn(state, seat)


def _end_turn(state: State, seat: Seat, *events: MasterEvent) -> Done:
    if state.table.filled == positions.PLACES:  # M21
        return _over(state, state.table, state.players, *events, actions.RowsFilled())
    return Step(_next_turn(state, seat, state.players, state.pile), (*events, actions.TurnEnded(seat)))


def _next_turn(state: State, seat: Seat, players: tuple[Player, ...], pile: Cards) -> State:
    return State(state.options, state.first, next_seat(seat, len(players)), state.table, players, pile)


def _over(state: State, table: Table, players: tuple[Player, ...], *events: MasterEvent) -> Done:
    shown = rows.HandsShown(tuple(player.cards for player in players))
    return Step(State(state.options, state.first, None, table, players, state.pile), (*events, shown))


def _draw(state: State, seat: Seat) -> Done:
    if rows.DRAW not in _ends_of_turn(state, state.players[seat]):
        raise _why_the_turn_goes_on(state) or IllegalAction("pile-empty", "M7")
    card, pile = state.pile[0], state.pile[1:]
    players = put(state.players, seat, state.players[seat].drew(card))
    return Step(_next_turn(state, seat, players, pile), (rows.Drew(seat, card),))


def _pass(state: State, seat: Seat) -> Done:
    if rows.PASS not in _ends_of_turn(state, state.players[seat]):
        why_not = IllegalAction("must-draw", "M6") if state.pile else IllegalAction("must-lay", "M7")
        raise _why_the_turn_goes_on(state) or why_not
    return Step(_next_turn(state, seat, state.players, state.pile), (rows.NothingFits(seat),))


def _why_the_turn_goes_on(state: State) -> IllegalAction | None:
    if state.laid or state.swapped:
        return IllegalAction("turn-begun", "M6" if state.laid else "M13")
    return None


class Master(game.BaseGame[Options, State, actions.Deal | Move, MasterEvent, views.View]):
    name = "master"
    rules_version = 2
    seats = range(2, 7)
    scoring = "most"
    end_reasons = ("out", "rows-filled")
    forced_moves = actions.FORCED_MOVES

    legal_actions = staticmethod(legal_actions)
    view = staticmethod(views.view)
    show = staticmethod(show)
    card_locations = staticmethod(views.card_locations)
    imagine = staticmethod(views.imagine)

    def hand(self, view: views.View) -> Cards:
        return view.hand

    def check(self, options: Options, seats: int) -> None:
        if options.rows is not None and not _is_column(options.rows):
            raise BadSetup("not-a-column", "M3", colours=options.rows)

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State:
        table = Table(options.rows or (), to_bits(positions.ELEVENS))
        return State(options, round_.first, NATURE, table, (Player(),) * seats, ())

    def to_act(self, state: State) -> frozenset[Actor]:
        return ACTING[state.turn]

    def apply(self, state: State, actor: Actor, action: actions.Deal | Move) -> Done:
        if isinstance(action, actions.Deal):
            return _deal(state, actor, action.column, action.order)
        seat = check_seat(ACTING[state.turn], actor)
        match action:
            case rows.Lay(card):
                return _lay(state, seat, card)
            case actions.Joker(place):
                return _joker(state, seat, place)
            case actions.Bridge():
                return _bridge(state, seat, action)
            case actions.Swap(card):
                return _swap(state, seat, card)
            case rows.Draw():
                return _draw(state, seat)
            case rows.Pass():
                return _pass(state, seat)
            case rows.End():
                return _end(state, seat)
            case _:
                assert_never(action)

    def outcome(self, state: State) -> game.Outcome | None:
        if state.turn is not None:
            return None
        points = tuple(player.points for player in state.players)
        out = any(not player.cards for player in state.players)
        return game.Outcome(ranked([-scored for scored in points]), points, "out" if out else "rows-filled")

    def shuffle(self, state: State, rng: Rng) -> actions.Deal:
        column = state.options.rows or tuple(eleven.colour for eleven in shuffled(positions.ELEVENS, rng))
        return actions.Deal(column, shuffled(positions.DEALT, rng))

    def actions_with(self, state: State, seat: Seat, card: Card) -> Sequence[Move]:
        table = state.table
        if card is JOKER:
            jokers = [actions.JOKER_AT[place.bit] for place in from_bits(table.near or positions.PLACES)]
            return (*jokers, *_bridges(table, table.far, "joker"))
        return (rows.Lay(card), actions.Swap(card), *_bridges(table, card.bit))

    def max_actions(self, options: Options, seats: int) -> int:
        """Eighty places are filled, with an end each; each number is swapped in once at most, each card
        drawn once. Passes are by all others in between: without a pile somebody holds what fits."""
        return positions.PLACES.bit_count() * (seats + 2) + len(positions.DEALT)


def _is_column(colours: tuple[Colour, ...]) -> bool:
    return sorted(colours) == sorted(Colour)


def _deal(state: State, actor: Actor, column: tuple[Colour, ...], order: Cards) -> Done:
    check_shuffle(ACTING[state.turn], actor, order, positions.DEALT)
    if not _is_column(column) or column != (state.options.rows or column):
        raise IllegalAction("not-a-column", "M3", colours=column)
    seats = len(state.players)
    hands, pile = deal(order, seats, HAND_SIZES[seats])
    players = tuple(Player(to_bits(hand), hand.count(JOKER), BRIDGES[seats]) for hand in hands)
    table = Table(column, state.table.filled)
    begun = State(state.options, state.first, state.first, table, players, pile)
    dealt = rows.Dealt(tuple(player.cards for player in players), len(pile), state.first)
    return Step(begun, (actions.ColumnLaid(column), dealt))


MASTER = Master()
