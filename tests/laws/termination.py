"""L9 as functions: games come to their end, and no later than what is known of them says."""

from random import Random

from tests.laws.games.facts import Facts
from tests.support.play import at_random, reach, walk
from tests.support.strategies import Game


def ends_nearer(game: Game, facts: Facts) -> None:
    """Every decision brings the end nearer, and the table's own steps do not put it off."""
    left = facts.decisions_left
    for step in game.steps():
        assert left(step.after) >= 0
        if step.seat >= 0:
            assert left(step.after) < left(step.before)
        elif step.before.nums[game.rules.layout.frame.round]:
            assert left(step.after) <= left(step.before)
    assert game.rules.over(step.after)


def ends_in_time(game: Game, facts: Facts, plies: int, seed: int) -> None:
    """From so many plies on, random play ends before the bound."""
    edition, state, dice = reach(game.spec, game.seats, game.seed, plies, game.choose)
    most = facts.decisions_left(state)
    steps = list(walk(edition.rules, state, dice, Random(seed), at_random, most + 1))
    assert edition.rules.over(steps[-1].after if steps else state)
    assert sum(step.seat >= 0 for step in steps) <= most
    assert most <= facts.bound(game.spec)
