"""Junior: lay from both ends, draw one card."""

from reihum.lessons.script import Script, Tell, Try, Watch

SCRIPT = Script(
    players=3,
    deal=((5, "r2 y5 y9 g10 b6"), (5, "y2 b9"), (5, "b10 y3"), (1, "y10")),
    scenes=(
        Tell("aim"),
        Try("low", "lay r2"),
        Try("high", "lay g10"),
        Try("done", "end"),
        Watch(("lay y2", "end")),
        Watch(("lay b10", "end")),
        Try("draw", "draw"),
        Tell("drawn"),
        Watch(("lay b9", "end")),
        Watch(("lay y3", "end")),
        Try("next", "lay y9"),
        Tell("end"),
    ),
)
