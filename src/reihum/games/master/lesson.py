"""Master: up to four cards, a joker, a connection card."""

from reihum.lessons.script import Script, Tell, Try, Watch

SCRIPT = Script(
    players=4,
    deal=(
        (15, "r12 r13 r15 joker y15 y16 r2 r20 y7 g4 g8 g19 b3 b18 b20"),
        (15, "y12"),
        (15, "b10"),
        (15, "g12"),
    ),
    scenes=(
        Tell("aim"),
        Try("lay", "lay r12"),
        Try("more", "lay r13"),
        Try("joker", "joker r14"),
        Try("fourth", "lay r15"),
        Try("done", "end"),
        Watch(("lay y12", "end")),
        Watch(("lay b10", "end")),
        Watch(("lay g12", "end")),
        Tell("connection"),
        Try("bridge", "bridge r15 y15"),
        Try("from-there", "lay y16"),
        Tell("bonus"),
        Tell("end"),
    ),
)
