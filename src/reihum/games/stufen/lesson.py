"""Stufen: take, lay the first stage, discard, add."""

from reihum.lessons.script import Script, Tell, Try, Watch

SCRIPT = Script(
    players=2,
    first=1,
    deal=((10, "r5 y5 g5 r9 b9 g12 y2 b3 r7 g8"), (10, "b5"), (1, "y9")),
    scenes=(
        Tell("aim"),
        Try("take", "take"),
        Try("group", "meld r5 y5 g5"),
        Try("stage", "meld r9 y9 b9"),
        Try("discard", "discard g12"),
        Watch(("draw", "discard b5")),
        Try("take-again", "take"),
        Try("add", "add b5 1"),
        Try("discard-again", "discard g8"),
        Tell("joker"),
        Tell("end"),
    ),
)
