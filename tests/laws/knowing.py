"""L3b: no guess is a world that its viewer knows to be false, or that the rules cannot deal."""

from collections.abc import Iterable

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import BACK
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State, blank
from tests.laws.counting import Counting
from tests.laws.ledger import Ledger
from tests.laws.projection import REAL, Projection, seats_and_watcher
from tests.laws.telling import within
from tests.support.play import Step


def knowing(rules: Rules, steps: Iterable[Step], p: Projection = REAL, eyes: int = 3) -> int:
    """L3b: after every step some eyes guess, in turn; the truth itself must pass, too."""
    watching = seats_and_watcher(rules.layout)
    counting = Counting(rules.layout)
    ledgers = [Ledger(rules.layout, eye, blank(rules.layout)) for eye in watching]
    count = 0
    for number, step in enumerate(steps):
        for before, op, after in within(step):
            counting.follow(before, op)
            for ledger in ledgers:
                ledger.follow(before, op, after)
        for turn in range(eyes):
            ledger = ledgers[(number * eyes + turn) % len(ledgers)]
            view = p.mask(step.after, ledger.eye)
            guess = p.determinise(view, Dice(b"%d" % number))
            for world in (step.after, guess):
                assert not misplaced(world), f"{misplaced(world)} cannot lie where it does"
                wrong = ledger.contradiction(view, world)
                assert not wrong, f"eye {ledger.eye} knows better where {wrong} lies"
                assert not one_sided(rules, world), f"eye {ledger.eye} knows that all go on"
                wrong = counting.contradiction(ledger.eye, world)
                assert not wrong, f"eye {ledger.eye} has counted the groups in {wrong}"
            count += 1
    return count


def holds(world: State, zone: int) -> int:
    """The kinds that the rules let lie in a zone, as bits; by a public counter, if one tells."""
    layout = world.layout
    told = layout.told_by[zone]
    known = layout.holds[zone]
    return known if told < 0 else known & layout.told[zone][world.nums[told]]


def one_sided(rules: Rules, world: State) -> bool:
    """D20: whether a game goes on that would be over, if the world were like this."""
    nums = dict(zip(world.layout.nums, world.nums, strict=True))
    if "first-out" not in nums or nums["ended"] or not nums["round"]:
        return False
    roles = [
        world.layout.kinds[world.card(world.layout.zones.index(f"role.{seat}"))]
        for seat in range(world.layout.seats)
        if nums[f"dwarf.{seat}"] > 0
    ]
    return len({role in ("yellow-loyal", "blue-saboteur") for role in roles}) == 1


def misplaced(world: State) -> str:
    """A card that lies where its zone keeps it out, or a treasure that lies nowhere on the grid."""
    layout = world.layout
    for zone, name in enumerate(layout.zones):
        home = layout.home[layout.carries[zone]]
        if world.size(home) == len(layout.full[home]):
            continue
        for card in world.cards(zone):
            kind = layout.kinds[card]
            if not holds(world, zone) >> card & 1 or (kind, name) == ("treasure", "goal-box"):
                return kind
            assert card != BACK
    return ""
