"""Elfer: open a row, lay beside it, hold a card back, draw."""

from reihum.lessons.script import Script, Tell, Try, Watch

SCRIPT = Script(
    players=4,
    deal=(
        (15, "r11 r10 r7 r16 y5 y9 y12 y18 g3 g11 g14 g17 b2 b6 b19"),
        (15, "r12 r9 b13"),
        (15, "y11 b12 b10"),
        (15, "b11 y13 y14"),
        (2, "b4 g12"),
    ),
    scenes=(
        Tell("aim"),
        Try("open", "lay r11"),
        Watch(("lay r12", "end")),
        Watch(("lay y11", "end")),
        Watch(("lay b11", "end")),
        Try("beside", "lay r10"),
        Try("more", "lay y12"),
        Try("hold-back", "end"),
        Watch(("lay r9", "end")),
        Watch(("lay b12", "end")),
        Watch(("lay y13", "end")),
        Try("must", "lay g11"),
        Try("done", "end"),
        Watch(("lay b13", "end")),
        Watch(("lay b10", "end")),
        Watch(("lay y14", "end")),
        Try("draw", "draw"),
        Try("draw-again", "draw"),
        Tell("drawn"),
        Tell("end"),
    ),
)
