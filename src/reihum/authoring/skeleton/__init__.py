"""Higher: everybody plays a hidden card at the same time, and the highest takes the trick."""

from reihum.authoring.skeleton.rules import GAME

__all__ = ["GAME"]
