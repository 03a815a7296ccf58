"""Tables over the network: HTTP and WebSocket, the store, and workers."""

from reihum.extras import need

need("server", "starlette", "uvicorn", "httptools", "websockets")
need("server", "sqlalchemy", "aiosqlite", "alembic", "segno", "zeroconf")
