"""What people write for others to read: names, and what they say at a table."""

from __future__ import annotations

import unicodedata

from reihum.game import BadSetup

JOINERS = frozenset("\u200c\u200d")
"""They are not seen, but the letters of some languages need them, and many emoji."""


def readable(text: str) -> str:
    """The text without needless blanks; raises ``BadSetup`` if it has what cannot be seen.

    That is control characters, and those that turn the direction of whatever stands beside them.
    """
    words = " ".join(unicodedata.normalize("NFC", text).split())
    if not all(sign.isprintable() or sign in JOINERS for sign in words) or not words.strip("".join(JOINERS)):
        raise BadSetup("unreadable")
    return words
