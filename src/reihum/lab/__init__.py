"""Study the games: simulate them, and check that they keep the laws."""

from reihum.extras import need

need("lab", "numpy")
