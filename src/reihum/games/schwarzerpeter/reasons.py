"""Schwarzer Peter leaves nothing to decide."""

from collections.abc import Sequence
from typing import Any

from reihum.bots.reasons import Reason, because
from reihum.games.schwarzerpeter.actions import Draw
from reihum.games.schwarzerpeter.state import View


def explain(view: View, menu: Sequence[Draw], action: Draw, history: Sequence[Any]) -> Reason:
    return because("shuffled")
