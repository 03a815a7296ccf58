"""Schwarzer Peter: a whole round in which the Peter comes and goes."""

from reihum.lessons.script import Script, Tell, Try, Watch

SCRIPT = Script(
    players=3,
    first=2,
    deal=(
        (1, "b13"),
        (13, "r1 b1 r2 b2 r3 b3 r4 b4 r5 b5 r6 r7 b8"),
        (13, "r9 b9 r10 b10 r11 b11 r12 b12 b6 b7 r8 r13 r14"),
        (13, "r15 b15 r16 b16 r17 b17 r18 b18 r19 b19 r20 b20 b14"),
    ),
    scenes=(
        Tell("aim"),
        Tell("pairs"),
        Try("draw", "draw 4"),
        Tell("pair"),
        Watch(("draw 1",)),
        Try("draw-again", "draw 2"),
        Tell("peter"),
        Watch(("draw 2",)),
        Try("relief", "draw 3"),
        Watch(("draw 1",)),
        Tell("end"),
    ),
)
