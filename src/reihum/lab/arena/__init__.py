"""Bots against bots on the same deals."""
