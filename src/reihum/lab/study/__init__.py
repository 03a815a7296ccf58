"""Questions about games as small files, and their answers as pages with pictures."""
