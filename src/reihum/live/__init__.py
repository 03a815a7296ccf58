"""Runs live tables: rooms, clients, bots, clocks and races, without sockets or databases."""
