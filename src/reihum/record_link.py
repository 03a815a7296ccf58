"""A record as one word that fits into a link: compressed, in letters that an address may have.

What follows from the rest is left out: shuffles that a secret decides, commitments and the result. So are
times. Unpacking plays the match again, and refuses what the rules forbid.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from reihum.fairness import Hex32, Seed, Shuffles, commitment
from reihum.game import NATURE, AnyGame, Refused, check_setup, read_action, read_options
from reihum.match import Match, MatchOptions
from reihum.record import BadRecord, Entry, Player, Record, read

VERSION = "1"
MARK = "#"
"""Stands before the word in a link."""
MOST_LETTERS = 4_000
"""A longer word is not made: messengers would cut it."""
MOST_READ = 20_000
MOST_UNPACKED = 2**17
MOST_ACTIONS = 50_000
NATURE_SIGN = "-"


class _Packed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    game: str
    rules: int
    players: tuple[Player, ...]
    options: dict[str, Any] = {}
    rounds: int | None = 1
    first: int = 0
    moves: str
    """One in each line: its seat, or a sign for NATURE, and its text."""
    secrets: tuple[Hex32, ...] = ()
    seeds: tuple[tuple[Seed, ...], ...] = ()
    brought: int = 0
    """How many rounds were dealt on a device of a player."""


def pack(record: Record, game: AnyGame) -> str | None:
    """The word for a finished match that was verified; ``None`` if it is too long for a link."""
    secrets = tuple(each.secret for each in record.shuffles if each.secret is not None)
    if record.outcome is None or len(secrets) != len(record.shuffles):
        return None
    defaults = msgspec.to_builtins(game.options_type())
    packed = _Packed(
        game=record.game,
        rules=record.rules_version,
        players=record.players,
        options={
            name: value
            for name, value in msgspec.to_builtins(record.options).items()
            if value != defaults.get(name)
        },
        rounds=record.rounds,
        first=record.first,
        moves="\n".join(_lines(record, has_secrets=bool(secrets))),
        secrets=secrets,
        seeds=tuple(each.seeds for each in record.shuffles),
        brought=sum(each.is_brought for each in record.shuffles),
    )
    data = msgspec.json.encode(packed)
    word = VERSION + urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")
    return word if len(word) <= MOST_LETTERS and len(data) <= MOST_UNPACKED else None


def _lines(record: Record, *, has_secrets: bool) -> Iterator[str]:
    for entry in record.actions:
        if entry.by is not NATURE:
            yield f"{entry.by} {entry.action}"
        elif not has_secrets:
            yield f"{NATURE_SIGN} {entry.action}"


def read_any(data: bytes, games: Mapping[str, AnyGame]) -> Record:
    """A record from outside: as JSON, as a word, or as a link that ends with one; raises ``BadRecord``."""
    text = data.strip()
    if text.startswith(b"{"):
        return read(data, games)
    return unpack(text.decode("ascii", "replace").rpartition(MARK)[2], games)


def unpack(word: str, games: Mapping[str, AnyGame]) -> Record:
    """The record in a word from outside; raises ``BadRecord``."""
    if len(word) > MOST_READ:
        raise BadRecord("link-too-large")
    if not word.startswith(VERSION):
        raise BadRecord("link-too-new" if word[:1].isdigit() else "not-a-record", problem="version")
    packed = _decode(_decompress(word[len(VERSION) :]))
    if packed.game not in games:
        raise BadRecord("unknown-game", game=packed.game, games=", ".join(games))
    game = games[packed.game]
    if packed.rules != game.rules_version:
        raise BadRecord("other-rules", game=game.name, theirs=packed.rules, ours=game.rules_version)
    return _played(packed, game)


def _decompress(text: str) -> bytes:
    try:
        data = urlsafe_b64decode((text + "=" * (-len(text) % 4)).encode("ascii"))
        unpacking = zlib.decompressobj()
        found = unpacking.decompress(data, MOST_UNPACKED)
    except (NotBase64, zlib.error, ValueError):
        raise BadRecord("link-damaged") from None
    if unpacking.unconsumed_tail:
        raise BadRecord("link-too-large")
    if not unpacking.eof:
        raise BadRecord("link-cut-off")
    return found


def _decode(data: bytes) -> _Packed:
    try:
        return msgspec.json.decode(data, type=_Packed)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("not-a-record", problem=str(error)) from None


def _played(packed: _Packed, game: AnyGame) -> Record:
    match = Match(game)
    try:
        options = MatchOptions(read_options(game, packed.options), packed.rounds, packed.first)
        check_setup(match, options, len(packed.players))
    except Refused as refused:
        raise BadRecord(refused.code, refused.rule, **refused.details) from None
    shuffles = _shuffles(packed)
    state = match.start(options, len(packed.players))
    entries: list[Entry] = []
    lines = iter(packed.moves.splitlines())
    number, rounds = 0, -1
    while len(entries) < MOST_ACTIONS:
        if NATURE in match.to_act(state) and shuffles:
            number, rounds = (number + 1, rounds) if len(state.sheet) == rounds else (0, len(state.sheet))
            if rounds >= len(shuffles):
                break
            entry = Entry(NATURE, match.shuffle(state, shuffles[rounds].rng(number)))
        elif (line := next(lines, None)) is not None:
            entry = _entry(match, line, len(entries) + 1)
        else:
            break
        try:
            state = match.apply(state, entry.by, entry.action).state
        except Refused as refused:
            action = str(entry.action)
            raise BadRecord(
                "illegal-in-record", refused.rule, number=len(entries) + 1, action=action, why=refused
            ) from None
        entries.append(entry)
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        players=packed.players,
        options=options.options,
        rounds=packed.rounds,
        first=packed.first,
        actions=tuple(entries),
        outcome=match.outcome(state),
        shuffles=shuffles[: rounds + 1],
    )


def _shuffles(packed: _Packed) -> tuple[Shuffles, ...]:
    players = len(packed.players)
    if len(packed.secrets) != len(packed.seeds) or any(len(seeds) != players for seeds in packed.seeds):
        raise BadRecord("not-a-record", problem="seeds")
    return tuple(
        Shuffles(commitment(bytes.fromhex(secret)).hex(), seeds, secret, number < packed.brought)
        for number, (secret, seeds) in enumerate(zip(packed.secrets, packed.seeds, strict=True))
    )


def _entry(match: Match[Any, Any, Any, Any, Any], line: str, number: int) -> Entry:
    by, _, text = line.partition(" ")
    try:
        action = read_action(match, text)
    except Refused as refused:
        raise BadRecord(
            "illegal-in-record", refused.rule, number=number, action=text[:80], why=refused
        ) from None
    if by == NATURE_SIGN:
        return Entry(NATURE, action)
    if not (by.isascii() and by.isdigit() and len(by) == 1):
        raise BadRecord("not-a-record", problem="seat")
    return Entry(int(by), action)
