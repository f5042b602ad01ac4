"""Saboteur: the base game with its editions, Saboteur 2 and the parts of the jubilee edition."""
