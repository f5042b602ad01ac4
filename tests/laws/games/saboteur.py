"""How long games of Saboteur can take at most, without and with Saboteur 2."""

from collections import Counter

from rockfall.kernel.moves import kind_of
from rockfall.kernel.state import State
from tests.laws.games.facts import Facts
from tests.support.strategies import SECOND

ROUNDS = 3
DECK = 67
GOALS = 3
MOST_GOLD = 10
#: A round at its start: each card of the deck makes one turn at most, since no card ever comes
#: back to a hand or the pile; each goal may be picked and then turned, two decisions; and of
#: the gold on offer, a card for each seat at most, one is kept at a time.
ROUND = DECK + 2 * GOALS + MOST_GOLD

SECOND_DECK = 118 - 10
THEFTS = 4
#: A round of Saboteur 2: each card makes two decisions at most, being put away and then saying
#: that it is enough (S7; the two cards of S6 make one each); goals as above; and every Theft
#: may be used once (S24).
SECOND_ROUND = 2 * SECOND_DECK + 2 * GOALS + THEFTS


def bound(spec: str) -> int:
    """No game has more decisions than this."""
    return ROUNDS * (SECOND_ROUND if SECOND in spec else ROUND)


def decisions_left(state: State) -> int:
    """More decisions than this cannot come: it falls with every one that is made."""
    layout = state.layout
    number = dict(zip(layout.nums, state.nums, strict=True))
    cards: Counter[str] = Counter()
    for zone, name in enumerate(layout.zones):
        cards[name.split(".")[0]] += state.size(zone)
    rounds = ROUNDS - number["round"]
    if not state.todo:
        # The round is over: somebody may be paid, or everybody has been.
        paying = 0 if number["won"] else THEFTS if "cut" in cards else MOST_GOLD
        return rounds * (SECOND_ROUND if "cut" in cards else ROUND) + paying
    asked = layout.tasks[kind_of(state.todo[-1])]
    to_play = cards["pile"] + cards["hand"]
    goals = 2 * len(state.grid.down) - (asked == "rotation")
    if "cut" in cards:
        if asked == "theft":
            return rounds * SECOND_ROUND + thieves_left(state, number["thieves-done"]) + 1
        return rounds * SECOND_ROUND + 2 * to_play + (asked == "pass-more") + goals + THEFTS
    if number["sharing"]:
        return rounds * ROUND + cards["offer"]
    return rounds * ROUND + to_play + goals + MOST_GOLD


def thieves_left(state: State, done: int) -> int:
    """Thieves who have not been asked yet."""
    layout = state.layout
    theft = layout.kinds.index("theft")
    mats = [layout.zones.index(f"mat.{seat}") for seat in range(layout.seats)]
    return sum(theft in state.zones[mat] and not done >> s & 1 for s, mat in enumerate(mats))


#: Seven cards to the nearest goal in each round, and the deal.
SABOTEUR = Facts(fewest_steps=ROUNDS * 7 + 1, bound=bound, decisions_left=decisions_left)
