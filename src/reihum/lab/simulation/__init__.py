"""Many rounds of a game between bots."""
