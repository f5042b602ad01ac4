"""Deals of a run."""

from rockfall.arena.deals import game_seed


def test_every_game_has_a_seed_of_its_own() -> None:
    runs = [("1", 11, 1), ("1", 1, 11), ("11", 1, 1), ("1/1", 1, 1), ("", 5, 0), ("0", 5, 0)]
    assert len({game_seed(*run) for run in runs}) == len(runs)
    assert game_seed("cave", 5, 7) == game_seed("cave", 5, 7)
