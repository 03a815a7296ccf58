"""The store: logs of tables, people and records in SQLite or PostgreSQL; changes are announced."""
