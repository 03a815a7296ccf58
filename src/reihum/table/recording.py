"""The match at a table as a record."""

from reihum.record import Entry, Player, Record
from reihum.table.chairs import Chair
from reihum.table.table import Table, match_options, shuffles_in_play


def record_of(table: Table) -> Record:
    """The match so far as a record."""
    options = match_options(table.settings) if table.match is None else table.match.options
    began = table.moves[0].at if table.moves else 0
    outcome = None if table.match is None else table.rules.outcome(table.match)
    return Record(
        game=table.settings.game,
        rules_version=table.rules.rules_version,
        players=tuple(map(_player, table.chairs)),
        options=options.options,
        rounds=options.rounds,
        first=options.first,
        actions=tuple(Entry(move.by, move.action, move.at - began) for move in table.moves),
        outcome=outcome,
        shuffles=(*table.shuffles, shuffles_in_play(table)) if table.phase == "playing" else table.shuffles,
    )


def _player(chair: Chair) -> Player:
    if chair.person is None:
        return Player(chair.bot or "", chair.bot)
    return Player(chair.person.name, avatar=chair.person.avatar)
