"""What people write for others to read: names, and what they say at a table."""

import unicodedata
from functools import lru_cache

from reihum.game import BadSetup

JOINER, NON_JOINER = "\u200d", "\u200c"
"""They are not seen, but the letters of some languages need them, and many emoji."""
JOINING_SCRIPTS = ("ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "MANDAIC", "ADLAM")
VIRAMA = 9
"""The combining class of the signs that take an Indic letter its vowel."""
STYLES = "\ufe0e\ufe0f"
"""Whether the sign before it is shown as text or as an emoji."""
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
MOST_MARKS = 3
"""On one letter: no written language puts more there that a name would need."""
LOOKALIKES = str.maketrans(
    {
        **dict.fromkeys("Iіı|1ⅼӏΙІӀ", "l"),
        **dict(zip("0оοօᴏ", "ooooo", strict=True)),
        **dict(zip("аеорсухѕјһԁԛԝ", "aeopcyxsjhdqw", strict=True)),
        **dict(zip("АВЕЅКМНОРСТХУЈ", "ABESKMHOPCTXYJ", strict=True)),
        **dict(zip("αονρυκχιγ", "aovpukxiy", strict=True)),
        **dict(zip("ΑΒΕΖΗΚΜΝΟΡΤΥΧ", "ABEZHKMNOPTYX", strict=True)),
        **dict.fromkeys("’‘ʼ`´", "'"),
        **dict.fromkeys("‐‑‒–—−", "-"),
    }
)
"""Signs of other scripts that are drawn like Latin ones."""


def readable(text: str, most: int | None = None) -> str:
    """The text without needless blanks and joiners; raises ``BadSetup`` if it has what cannot be seen.

    That is control characters, those that turn the direction of whatever stands beside them, letters
    that show nothing, and heaps of marks. Some letters are several characters in NFC, so the text may
    become longer; raises ``BadSetup`` too if it has more than ``most`` then.
    """
    signs = " ".join(unicodedata.normalize("NFC", text).split())
    words = "".join(sign for place, sign in enumerate(signs) if _is_needed(signs, place)).strip()
    if not words or not all(map(_is_seen, words)) or _has_heaps(words):
        raise BadSetup("unreadable")
    if most is not None and len(words) > most:
        raise BadSetup("bad-request", problem=f"Expected `str` of length <= {most} in NFC")
    return words


def look_alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return one == other or bool(_looks(one) & _looks(other))


def _is_seen(sign: str) -> bool:
    is_selector = "\ufe00" <= sign <= "\ufe0d" or "\U000e0100" <= sign <= "\U000e01ef"
    return (sign.isprintable() or sign in (JOINER, NON_JOINER)) and sign not in UNSEEN and not is_selector


def _is_needed(signs: str, place: int) -> bool:
    """Whether a sign that is not seen does something between its neighbours. All others are needed."""
    sign = signs[place]
    before, after = signs[:place][-1:], signs[place + 1 :][:1]
    if sign in STYLES:
        return bool(before) and (_is_picture(before) or before in "0123456789#*")
    if sign not in (JOINER, NON_JOINER):
        return True
    if not before or not after:
        return False
    if unicodedata.combining(before) == VIRAMA or (_joins(before) and _joins(after)):
        return True
    return sign == JOINER and (before in STYLES or _is_picture(before)) and _is_picture(after)


def _is_picture(sign: str) -> bool:
    return unicodedata.category(sign) in ("So", "Sk")


def _joins(sign: str) -> bool:
    return unicodedata.name(sign, "").startswith(JOINING_SCRIPTS)


def _has_heaps(words: str) -> bool:
    """Whether marks are on nothing, or too many on one letter."""
    marks = MOST_MARKS
    for sign in words:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


@lru_cache(1024)
def _looks(name: str) -> frozenset[str]:
    """What is the same of names that look the same: with small letters, or as they are drawn."""
    plain = unicodedata.normalize("NFKC", name)
    bare = "".join(sign for sign in plain if sign not in (JOINER, NON_JOINER) and sign not in STYLES)
    drawn = unicodedata.normalize("NFC", bare.translate(LOOKALIKES))
    return frozenset({bare.casefold(), drawn.casefold(), bare.casefold().translate(LOOKALIKES)})
