"""Where tables are kept: an append-only log each, in SQLite or PostgreSQL."""
