"""Carries clients to the process that owns their table."""
