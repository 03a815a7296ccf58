"""A live table without sockets: people and bots at seats, and a log that is all there is of it."""
