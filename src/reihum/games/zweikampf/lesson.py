"""Zweikampf: win, lose, and play for a tie."""

from reihum.lessons.script import Script, Tell, Try, Watch

SCRIPT = Script(
    players=2,
    deal=((20, "r14 b9 r7 b18"), (20, "b5 r12 b7 r11")),
    scenes=(
        Tell("aim"),
        Try("turn", "turn"),
        Watch(("turn",)),
        Try("again", "turn"),
        Watch(("turn",)),
        Try("third", "turn"),
        Watch(("turn",)),
        Try("tie", "turn"),
        Watch(("turn",)),
        Tell("end"),
    ),
)
