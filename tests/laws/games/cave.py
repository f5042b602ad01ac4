"""How long a game of The Dark Cave can take at most."""

from collections import Counter

from rockfall.kernel.moves import kind_of, seat_of
from rockfall.kernel.state import State
from tests.laws.games.facts import Facts

DECK = 82
CUT = 3 * 5
MOST_SEATS = 8
AXES = 3
CREATURES = 3
#: A walk: three steps and one for boots (D17), a web cut with each axe (D18), the word to stop; or
#: in its place a goal's rotation, or an answer for every creature that is met (D19).
WALK = 3 + 1 + AXES + 1 + CREATURES
#: A hunt: as many steps as the goblin has (D19).
HUNT = 5


def turn(seats: int) -> int:
    """A turn: the end is proposed and voted on (D21), a card is chosen, and whether another one.

    Then comes a hunt with an answer of each seat, at the end of it, and a walk.
    """
    return seats + 2 + HUNT + seats + WALK


def bound(spec: str) -> int:
    """No game has more decisions: every turn but skipped ones takes a card out of a hand (D5)."""
    return (DECK - CUT) * turn(MOST_SEATS)


def decisions_left(state: State) -> int:
    """More decisions than this cannot come: it falls with every one that is made."""
    if not state.todo:
        return 0
    layout = state.layout
    cards: Counter[str] = Counter()
    for zone, name in enumerate(layout.zones):
        cards[name.split(".")[0].split("-")[0]] += state.size(zone)
    return (cards["pile"] + cards["reserve"] + cards["hand"]) * turn(layout.seats) + rest(state)


def rest(state: State) -> int:
    """Decisions of this turn; fewer than none where the turn's card still counts for some."""
    layout = state.layout
    seats = layout.seats
    number = dict(zip(layout.nums, state.nums, strict=True))
    asked = layout.tasks[kind_of(state.todo[-1])]
    if asked == "turn":
        return -seats if number["proposed"] else 0
    if asked == "end-vote":
        return -((seat_of(state.todo[-1]) - number["active"]) % seats)
    if asked == "pass-more":
        return 1 + WALK
    if asked == "hunt":
        return number["hunt-steps"] + seats + WALK
    answered = number["fend-asked"].bit_count() - 1
    if asked == "fend" and number["hunter"]:
        return seats - answered + WALK
    if asked == "fend":
        return CREATURES - answered
    if asked == "rotation":
        return 1
    mat = state.zones[layout.zones.index(f"mat.{number['active']}")]
    axes = sum(layout.kinds[card].startswith("axe.") for card in mat)
    return number["steps"] + axes + 1 + CREATURES


#: The end is proposed at once, and the only other player agrees; the deal, the end and the count.
CAVE = Facts(fewest_steps=5, bound=bound, decisions_left=decisions_left)
