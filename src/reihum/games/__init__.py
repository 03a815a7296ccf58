"""A package for each game, and for each family of games that share rules. ``reihum.registry`` finds them."""
