"""Play until everything has happened."""
