"""Studies: questions about games in small files, answered by pages with pictures."""
