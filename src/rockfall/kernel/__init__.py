"""The game-free kernel: cards in zones, tiles on a grid, operations, sights."""
