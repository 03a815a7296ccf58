from __future__ import annotations

from dataclasses import replace

import numpy as np

from reihum.lab.tuning import table_of, tune


def test_weights_that_say_nothing_are_soon_beaten() -> None:
    table = table_of("elfer", 3)
    nothing = np.zeros_like(table.compiled.weights)
    blank = table._replace(compiled=replace(table.compiled, weights=nothing))
    tuned = tune([blank], generations=3, deals=20, seed=1)
    assert table.wins(tuned, nothing, seed=2, deals=200) > 1.2
    assert (tuned == tune([blank], generations=3, deals=20, seed=1)).all()
