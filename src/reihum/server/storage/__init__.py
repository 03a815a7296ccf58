"""The store: logs of tables, people and records in SQLite or PostgreSQL, and news of changes."""
