"""The Dark Cave: its cards, its tables, how its modules are made of them."""
