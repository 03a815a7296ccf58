"""Play in a terminal: plain lines that also read well aloud."""
