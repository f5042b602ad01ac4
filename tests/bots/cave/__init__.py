"""The standard bot in The Dark Cave."""
