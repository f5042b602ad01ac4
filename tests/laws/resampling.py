"""L3 resample: a guess behind a view looks just like it, and guesses differ where they can."""

from collections.abc import Iterable

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import BACK, GOD, TRACKED
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from tests.laws.conservation import conserved
from tests.laws.knowing import holds
from tests.laws.projection import REAL, Projection, seats_and_watcher
from tests.support.play import SOAK, Step, alike

#: So many guesses must show a second world where there is one: the rarest there can be comes up
#: once in 118 (one odd card among all of the deck), so missing it every time has odds of e**-20.
GUESSES = 2400
#: So many must be alike where there is one world only.
ALIKE = 60


def resample(rules: Rules, steps: Iterable[Step], p: Projection = REAL) -> int:
    """L3: mask(guess) is the view, the moves are the same, and guesses vary if they can."""
    count = 0
    for number, step in enumerate(steps):
        truth = step.after
        for eye in seats_and_watcher(rules.layout):
            # Who must act guesses, and a third of the others, each time another one.
            if not (SOAK or eye == rules.actor(truth) or (eye + number) % 3 == 0):
                continue
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
            if not several_worlds(p.determinise(view, Dice(b"0")), view):
                assert not varies(view, ALIKE, p), f"several worlds for eye {eye}"
            # Who has a clue may know what lies in several places.
            elif not view.clues():
                assert varies(view, GUESSES, p), f"one world only for eye {eye}"
    return count


def varies(view: State, guesses: int, p: Projection = REAL) -> bool:
    """Whether so many guesses behind a view differ."""
    first = p.determinise(view, Dice(b"0"))
    return any(
        not first.same(p.determinise(view, Dice(b"%d" % seed))) for seed in range(1, guesses)
    )


def several_worlds(guess: State, view: State) -> bool:
    """Whether two cards of a guess that the view does not show could have changed places."""
    layout = view.layout
    hidden: set[tuple[int, int, int]] = set()
    for zone in range(len(view.zones)):
        for slot, card in enumerate(view.cards(zone)):
            if card == BACK:
                # In a row every slot is a place of its own, in a bag order means nothing.
                place = slot if layout.sight[zone] == TRACKED else -1
                hidden.add((zone, place, guess.cards(zone)[slot]))
    return any(
        mine != yours
        and (zone, place) != (other, elsewhere)
        and layout.carries[zone] == layout.carries[other]
        and holds(guess, zone) >> yours & 1
        and holds(guess, other) >> mine & 1
        for zone, place, mine in hidden
        for other, elsewhere, yours in hidden
    )
