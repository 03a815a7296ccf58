"""Finished games looked at again: the moves that cost most, and the luck of the deal."""
