"""Mogeln: call, doubt an obvious lie, and lie."""

from reihum.lessons.script import Script, Tell, Try, Watch

SCRIPT = Script(
    players=3,
    first=2,
    deal=(
        (12, "r1 r5 r6 r8 y4 y6 y9 g2 g6 g8 b6 b7"),
        (12, "y2 g5 b2"),
        (12, "b3 r9 g3"),
    ),
    scenes=(
        Tell("aim"),
        Try("one", "lay r1"),
        Watch(("lay y2",)),
        Watch(("lay b3",)),
        Try("honest", "lay y4"),
        Watch(("lay g5",)),
        Watch(("lay r9",)),
        Try("doubt", "doubt"),
        Try("lie", "lay r6"),
        Watch(("lay b2",)),
        Watch(("lay g3",)),
        Tell("smuggle"),
        Tell("end"),
    ),
)
