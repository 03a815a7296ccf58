"""Processes beside the server: bots that need time, replays and reviews."""
