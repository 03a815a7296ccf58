"""Ratefix: use the card that you know, win, and guess first."""

from reihum.lessons.script import Script, Tell, Try, Watch

SCRIPT = Script(
    players=3,
    deal=((13, "r12 g3"), (13, "y8 r10"), (13, "b9 b15")),
    scenes=(
        Tell("aim"),
        Watch(("guess 25",)),
        Watch(("guess 33",)),
        Try("guess", "guess 30"),
        Tell("won"),
        Try("first", "guess 23"),
        Watch(("guess 20",)),
        Watch(("guess 28",)),
        Tell("end"),
    ),
)
