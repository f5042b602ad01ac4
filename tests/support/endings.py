"""What a step still does once something in it has ended the round."""

from collections.abc import Sequence

from rockfall.kernel.layout import Layout
from rockfall.kernel.ops import DONE, SET, Op
from rockfall.kernel.rules import Rules


def after_the_end(layout: Layout, ops: Sequence[Op]) -> list[Op] | None:
    """What a step did after the operation that ended the round; None if none did."""
    for at, op in enumerate(ops):
        if op[0] == SET and op[1] == layout.frame.ended and op[2]:
            return list(ops[at + 1 :])
    return None


def assert_nothing_follows(rules: Rules, ops: Sequence[Op]) -> bool:
    """Whether the step ended a round; if so, it did nothing more but note what seats have (A1)."""
    rest = after_the_end(rules.layout, ops)
    if rest is None:
        return False
    had = {num for wealth in rules.layout.frame.wealth for num in wealth.had}
    kept = {*had, rules.place}
    extra = [op for op in rest if op[0] != DONE and not (op[0] == SET and op[1] in kept)]
    assert extra == [], f"after the end of the round: {extra}"
    return True
