"""``python -m reihum``: the same as the command ``reihum``."""

import sys

from reihum.cli import main

if __name__ == "__main__":
    sys.exit(main())
