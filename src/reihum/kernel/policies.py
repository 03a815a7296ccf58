"""How a seat chooses in a playout."""

RANDOM, WEIGHED, LAY_ALL, CHILDISH = range(4)
"""Any entry of the menu; the best by its weights; in the row games, any card as long as one fits, or as a
child does."""
NOTICES, LAYS_ON = 0.5, 0.4
"""How often a child looks for the best card, and how often it lays one more."""
