"""Play in a terminal: plain lines that read well, aloud too."""
