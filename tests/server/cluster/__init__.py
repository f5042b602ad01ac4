"""Many servers on one PostgreSQL and one Redis."""
