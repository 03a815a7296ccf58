"""Records of rounds to review."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from reihum import record
from reihum.bots.simple import SIMPLE
from reihum.game import NATURE, AnyGame
from reihum.games.rows.actions import END
from reihum.games.rows.simple_bot import can_go_out
from reihum.match import Match, MatchOptions
from reihum.record import Entry, Player, Record


def played(game: AnyGame, players: int, seed: int, *, blunders: bool = False) -> Record:
    """A round of simple bots. A blunder: once a player who could go out ends the turn instead."""
    match, rng, entries = Match(game), Random(seed), []
    options = MatchOptions(game.options_type())
    state = match.start(options, players)
    while actors := match.to_act(state):
        actor = min(actors, key=str)
        if actor is NATURE:
            action = match.shuffle(state, rng)
        else:
            view, menu = match.view(state, actor).round, match.legal_actions(state, actor)
            action = SIMPLE.choose(view, menu, rng)
            if blunders and END in menu and can_go_out(view):
                action, blunders = END, False
        entries.append(Entry(actor, action))
        state = match.apply(state, actor, action).state
    seated = tuple(Player(f"Anna {seat}") for seat in range(players))
    return replace(record.begin(game, seated, options), actions=tuple(entries), outcome=match.outcome(state))
