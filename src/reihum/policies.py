"""How a seat chooses in a playout. Every compiled game knows the first two policies."""

RANDOM, WEIGHED, LAY_ALL, CHILDISH = range(4)
"""Any entry of the menu; the best one by the weights of the seat; any card that fits; like a child."""
NOTICES, LAYS_ON = 0.5, 0.4
"""How often a child looks for the best card, and how often it lays one more."""
