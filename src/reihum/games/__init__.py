"""One package a game, and one for each family of games that share rules. ``reihum.registry`` finds them."""
