"""Environments for machine learning: PettingZoo, OpenSpiel, Gymnasium, and batches on the kernel.

The codec of a game turns actions into numbers, and views into rows of bytes. The libraries come with the
extras ``envs`` and ``openspiel`` (docs/envs.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from reihum.bots import Bot
from reihum.extras import need
from reihum.game import FIRST_ROUND, RoundContext, Seat

need("envs", "numpy")

from reihum.envs.codecs import Codec, codec  # noqa: E402

if TYPE_CHECKING:
    from reihum.envs.batches import Batch
    from reihum.envs.gym import OneSeat
    from reihum.envs.zoo import AtOnce, Turns

__all__ = ["Codec", "aec", "batch", "codec", "openspiel", "parallel", "single"]


def aec(
    game: str,
    players: int,
    *,
    render_mode: str | None = None,
    round_: RoundContext = FIRST_ROUND,
    **options: Any,
) -> Turns:
    """PettingZoo's AEC environment: one agent after another; raises ``BadSetup``."""
    made: Turns = _adapter("zoo", "envs", "pettingzoo").Turns(
        codec(game, players, **options), render_mode, round_
    )
    return made


def parallel(
    game: str,
    players: int,
    *,
    render_mode: str | None = None,
    round_: RoundContext = FIRST_ROUND,
    **options: Any,
) -> AtOnce:
    """PettingZoo's parallel environment: all agents at once, for races; raises ``BadSetup``."""
    made: AtOnce = _adapter("zoo", "envs", "pettingzoo").AtOnce(
        codec(game, players, **options), render_mode, round_
    )
    return made


def single(
    game: str,
    players: int,
    *,
    seat: Seat = 0,
    bots: Sequence[str | Bot] = ("simple",),
    render_mode: str | None = None,
    round_: RoundContext = FIRST_ROUND,
    **options: Any,
) -> OneSeat:
    """Gymnasium's environment: one seat, and bots from the list at the others; raises ``BadSetup``."""
    rules = codec(game, players, **options)
    made: OneSeat = _adapter("gym", "envs", "gymnasium").OneSeat(rules, seat, bots, render_mode, round_)
    return made


def openspiel(game: str, players: int, **options: str | int | bool) -> Any:
    """OpenSpiel's game ``reihum_<game>``; raises ``BadSetup``."""
    return _adapter("spiel", "openspiel", "pyspiel").load(game, players, options)


def batch(
    game: str,
    players: int,
    *,
    size: int = 1024,
    seed: int = 0,
    round_: RoundContext = FIRST_ROUND,
    **options: Any,
) -> Batch:
    """Many rounds side by side on the kernel; raises ``BadSetup``, and ``ValueError`` if the game is not
    compiled."""
    rules = codec(game, players, **options)
    made: Batch = _adapter("batches", "bots", "numba").Batch(rules, size, seed, round_)
    return made


def _adapter(module: str, extra: str, library: str) -> Any:
    need(extra, library)
    return import_module(f"reihum.envs.{module}")
