"""For authors of games: the skeleton of a new game, and what a game still lacks."""
