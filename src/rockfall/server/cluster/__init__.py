"""Many servers on one database: who owns a table, who follows it, and how they talk."""
