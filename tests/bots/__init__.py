"""The bots: fair, repeatable, and good enough."""
