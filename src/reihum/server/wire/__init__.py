"""The wire protocol as JSON Schema and as TypeScript."""
