"""Reviews of finished games: the moves that cost most, and the luck of the deal."""

from reihum.extras import need

need("bots", "numpy")
