"""Laws of telling: L0 replay, L1 fold = projection, L5 told within seen."""

from collections.abc import Iterable, Iterator

from rockfall.kernel.layout import BACK, GOD, TRACKED, Layout
from rockfall.kernel.moves import card_of
from rockfall.kernel.ops import LIFT, MOVE, OP_NAMES, PEEK, PICK, PLACE, SHOW, Op, apply
from rockfall.kernel.sight import redact, redact_all, redact_step
from rockfall.kernel.state import State, blank
from tests.laws.projection import REAL, Projection, every_eye, seats_and_watcher
from tests.support.play import Step, alike


def replay(layout: Layout, steps: Iterable[Step]) -> int:
    """L0: folding the operations from the gathered cards on gives the truth at every step."""
    folded = blank(layout)
    count = 0
    for step in steps:
        assert alike(folded, step.before), "the truth changed between two steps"
        for op in step.ops:
            apply(folded, op)
        assert alike(folded, step.after), f"step {count} did more than its operations say"
        count += 1
    return count


def within(step: Step) -> Iterator[tuple[State, Op, State]]:
    """A step operation by operation: the truth before, the operation, the truth after."""
    now = step.before.copy()
    for op in step.ops:
        before = now.copy()
        apply(now, op)
        yield before, op, now


def fold_is_projection(layout: Layout, steps: Iterable[Step], p: Projection = REAL) -> int:
    """L1: what an eye puts together from what it is told is what it sees of the truth."""
    views = {eye: blank(layout, eye) for eye in every_eye(layout)}
    for eye, view in views.items():
        assert alike(view, p.mask(blank(layout), eye)), f"eye {eye} begins with a wrong view"
    count = 0
    for step in steps:
        for before, op, after in within(step):
            for eye, view in views.items():
                apply(view, p.redact(before, op, eye))
                same = alike(view, p.mask(after, eye))
                assert same, f"eye {eye} is led astray by {OP_NAMES[op[0]]} {op}"
                count += 1
    return count


def told_within_seen(layout: Layout, steps: Iterable[Step], p: Projection = REAL) -> int:
    """L5: a card is named to an eye only if it lies in sight of it just before or just after."""
    count = 0
    for step in steps:
        for eye in seats_and_watcher(layout):
            named = set()
            for before, op, after in within(step):
                told = p.redact(before, op, eye)
                card = card_named(told)
                if card == BACK:
                    continue
                named.add(card)
                count += 1
                seen = in_sight(p.mask(before, eye), op, card, False)
                seen = seen or in_sight(p.mask(after, eye), op, card, True)
                assert seen, f"eye {eye} is told of {layout.kinds[card]}, unseen: {told}"
            if step.seat >= 0:
                card = card_of(p.redact_move(layout, step.move, step.seat, eye))
                assert card == BACK or card in named, f"eye {eye} hears {card} from the move alone"
    return count


def told_at_once(layout: Layout, steps: Iterable[Step]) -> int:
    """L5: a whole step is told as its operations are one by one, and the truth is as it was."""
    count, eyes = 0, every_eye(layout)
    for step in steps:
        one_by_one = [
            tuple(redact(before, op, eye) for before, op, _ in within(step)) for eye in eyes
        ]
        before = step.before.copy()
        at_once = redact_step(before, tuple(step.ops), eyes)
        assert at_once == redact_all(before.copy(), tuple(step.ops), eyes) == one_by_one
        assert alike(before, step.before), "to tell a step has changed the truth"
        for told in at_once:
            # Who is told the same shares it: that is what tells them apart from then on.
            assert all((told is other) == (told == other) for other in at_once)
        count += len(step.ops)
    return count


def card_named(op: Op) -> int:
    """The card that an operation names, BACK for none."""
    if op[0] in (MOVE, PEEK, PICK, SHOW):
        return op[1]
    return op[2] >> 1 if op[0] in (PLACE, LIFT) else BACK


def in_sight(view: State, op: Op, card: int, later: bool) -> bool:
    """Whether a view shows the card where the operation finds it, or later where it leaves it."""
    assert view.eye != GOD
    if op[0] == MOVE:
        zone = op[4] if later else op[2]
        slot = -1 if later else op[3]
        cards = view.cards(zone)
        # A bag has no places, and a row takes what comes on top.
        return card in cards if view.layout.sight[zone] != TRACKED else cards[slot] == card
    if op[0] == PICK:
        return card in view.cards(op[4]) if later else view.cards(op[2])[op[3] & 255] == card
    if op[0] in (PLACE, LIFT):
        return view.grid.tiles.get(op[1], 0) >> 1 == card
    zone, slot = (op[3], op[4]) if op[0] == PEEK else (op[2], op[3])
    return view.cards(zone)[slot] == card
