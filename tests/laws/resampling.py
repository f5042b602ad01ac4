"""L3 resample: a guess behind a view looks just like it, and guesses differ where they can."""

from collections.abc import Iterable

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import BACK, GOD, TRACKED
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from tests.laws.conservation import conserved
from tests.laws.projection import REAL, Projection, seats_and_watcher
from tests.support.play import Step, alike

#: So many guesses must show a second world where there is one: the rarest there can be comes up
#: once in 118 (one odd card among all of the deck), so missing it every time has odds of e**-20.
GUESSES = 2400


def resample(rules: Rules, steps: Iterable[Step], p: Projection = REAL) -> int:
    """L3: mask(guess) is the view, the moves are the same, and guesses vary if they can."""
    count = 0
    for number, step in enumerate(steps):
        truth = step.after
        for eye in seats_and_watcher(rules.layout):
            view = p.mask(truth, eye)
            guess = p.determinise(view, Dice(b"guess %d" % number))
            assert guess.eye == GOD
            conserved(guess)
            assert alike(p.mask(guess, eye), view), f"the guess looks different to eye {eye}"
            if rules.actor(truth) == eye:
                assert p.moves(rules, guess) == p.moves(rules, truth)
            count += 1
        if number % 16 == 0:
            eye = number % rules.layout.seats
            view = p.mask(truth, eye)
            assert varies(view, p) == several_worlds(view), f"one world only for eye {eye}"
    return count


def varies(view: State, p: Projection = REAL) -> bool:
    """Whether guesses behind a view differ."""
    first = p.determinise(view, Dice(b"0"))
    return any(
        not first.same(p.determinise(view, Dice(b"%d" % seed))) for seed in range(1, GUESSES)
    )


def several_worlds(view: State) -> bool:
    """Whether backs of one deck lie in several places and stand for several kinds of cards."""
    layout = view.layout
    for deck in range(len(layout.decks)):
        places = 0
        seen: list[int] = [tile >> 1 for tile in view.grid.tiles.values()]
        for zone in range(len(view.zones)):
            seen += view.cards(zone)
            if layout.carries[zone] == deck:
                backs = view.cards(zone).count(BACK)
                # In a row every slot is a place of its own, in a bag order means nothing.
                places += backs if layout.sight[zone] == TRACKED else min(backs, 1)
        kinds = [
            kind
            for kind in range(1, len(layout.kinds))
            if layout.deck[kind] == deck and layout.count[kind] > seen.count(kind)
        ]
        if places > 1 and len(kinds) > 1:
            return True
    return False
