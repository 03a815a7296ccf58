"""What differs between two views that the same client gets one after the other.

Parts are compared by their values. Two objects may be equal and not the same: if that made a difference, a
client could notice that something it may not see has changed.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec.structs import astuple

from reihum.table.views import TableView

Changes: TypeAlias = dict[str, Any]
"""The fields that differ, by name, with their new values. ``match``, and ``round`` within it, have the fields
that differ as well, if there was a match before."""


def changes(before: TableView, after: TableView) -> Changes | None:
    """``None`` if the views are of different games, so that only the whole view will do."""
    changed = _differing(before, after)
    if before.match is None or "match" not in changed or after.match is None:
        return changed
    if type(before.match.round) is not type(after.match.round):
        return None
    within = changed["match"] = _differing(before.match, after.match)
    if "round" in within:
        within["round"] = _differing(before.match.round, after.match.round)
    return changed


def _differing(before: msgspec.Struct, after: msgspec.Struct) -> Changes:
    parts = zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True)
    return {name: new for name, old, new in parts if new is not old and new != old}
