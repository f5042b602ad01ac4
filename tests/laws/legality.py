"""Laws of legality: L2 legality is public to the actor, L6 order."""

from collections.abc import Iterable
from random import Random

from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from tests.laws.projection import REAL, Projection, seats_and_watcher
from tests.support.calls import call
from tests.support.play import Step


def legality_is_public_to_the_actor(
    rules: Rules, steps: Iterable[Step], p: Projection = REAL
) -> int:
    """L2: the actor's own view lists just the moves that the truth lists; other eyes list none."""
    count = 0
    for step in steps:
        truth = step.after
        actor = rules.actor(truth)
        moves = p.moves(rules, truth)
        assert moves == sorted(set(moves)), "moves come sorted and once each"
        assert bool(moves) == (not rules.over(truth)), "somebody must act and cannot"
        for eye in seats_and_watcher(rules.layout):
            seen = p.moves(rules, p.mask(truth, eye))
            wanted = moves if eye == actor else []
            assert seen == wanted, f"eye {eye} lists other moves than the truth has for {actor}"
            count += 1
    return count


def refusals_are_public_to_the_asker(
    rules: Rules, truth: State, chance: Random, calls: int, p: Projection = REAL
) -> set[str]:
    """L2: whoever asks is refused for the same reason on the own view; what is legal is not."""
    codes = set()
    for _ in range(calls):
        actor = rules.actor(truth)
        stranger = chance.random() < 0.1 or actor < 0
        seat = chance.randrange(rules.layout.seats) if stranger else actor
        move = call(rules.layout, truth, seat, chance)
        refusal = rules.refusal(truth, seat, move)
        assert refusal == rules.refusal(p.mask(truth, seat), seat, move)
        legal = seat == actor and move in p.moves(rules, truth)
        assert legal == (refusal is None), f"{move} of seat {seat}: {refusal}"
        if refusal is not None:
            codes.add(refusal.code)
    return codes


def order_of_modules_is_free(
    rules: Rules, other: Rules, steps: Iterable[Step], chance: Random
) -> int:
    """L6: with offers and gates asked in another order, the same moves are possible and barred."""
    count = 0
    for step in steps:
        chance.shuffle(other.offering)
        chance.shuffle(other.barring)
        assert rules.moves(step.after) == other.moves(step.after)
        for seat in range(rules.layout.seats):
            barred = [r.barred(step.after, seat, "dig") is None for r in (rules, other)]
            assert barred[0] == barred[1]
        count += 1
    return count
