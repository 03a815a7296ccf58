"""A bot for the arena: it plays at random.

uv run reihum arena elfer --bots "simple,cmd:python examples/arena_bot.py"
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    chosen = random.Random(question["chance"]).choice(question["menu"])
    print(json.dumps({"number": question["number"], "action": chosen["text"]}), flush=True)
