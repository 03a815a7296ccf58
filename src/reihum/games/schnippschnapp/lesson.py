"""Schnipp Schnapp: turn up, and call when two cards are alike."""

from reihum.lessons.script import Script, Tell, Try, Watch

SCRIPT = Script(
    players=3,
    first=2,
    deal=((27, "r5 b3"), (27, "y9 g12"), (26, "g5 b16")),
    scenes=(
        Tell("aim"),
        Try("turn", "turn"),
        Watch(("wait 1", "wait 1", "wait 1", "turn")),
        Watch(("wait 2", "wait 2", "wait 2", "turn")),
        Try("schnapp", "schnapp 3 400"),
        Watch(("wait 3", "wait 3")),
        Tell("won"),
        Try("again", "turn"),
        Watch(("wait 4", "wait 4", "wait 4", "turn")),
        Tell("schnipp"),
        Tell("end"),
    ),
)
