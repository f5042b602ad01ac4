"""Laws of legality: L2 legality is public to the actor, L6 order."""

from collections.abc import Callable, Iterable
from random import Random

from rockfall.kernel.refusal import Refusal
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.match.why_not import Parts, why_not
from tests.laws.projection import REAL, Projection, seats_and_watcher
from tests.laws.twins import deal_anew, with_cards
from tests.support.calls import call
from tests.support.play import Step
from tests.support.pointing import has, some_parts

#: Answers a question: rules, state, seat, what was pointed at.
Answers = Callable[[Rules, State, int, Parts], list[Refusal]]


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
        assert bool(moves) == (actor >= 0), "somebody must act and cannot"
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


def answers_are_public_to_the_asker(
    rules: Rules, truth: State, chance: Random, questions: int, answers: Answers = why_not
) -> set[str]:
    """L2, L4: who asks "why not?" is answered the same by the own view, the truth, and a twin.

    The twin is a world that looks the same to the asker. That nothing keeps one from it means
    that some legal move is like that; what keeps one from something named, that none is.
    """
    codes = set()
    for _ in range(questions):
        actor = rules.actor(truth)
        stranger = chance.random() < 0.1 or actor < 0
        seat = chance.randrange(rules.layout.seats) if stranger else actor
        move = call(rules.layout, truth, seat, chance)
        if not rules.layout.has(move):
            continue
        parts = some_parts(rules.layout, move, chance)
        answer = answers(rules, truth, seat, parts)
        assert answer == answers(rules, mask(truth, seat), seat, parts)
        twin = with_cards(truth, deal_anew(truth, seat, set(), chance))
        assert answer == answers(rules, mask(twin, seat), seat, parts)
        legal = [has(rules.layout, one, parts) for one in rules.moves(truth) if seat == actor]
        assert not any(legal) if answer and parts.verb >= 0 else answer or any(legal)
        codes |= {reason.code for reason in answer}
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
