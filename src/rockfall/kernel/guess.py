"""Determinisation: a truth that could lie behind a view.

What a view hides is only card backs, so a guess deals the unseen cards of every deck, the
inventory less what the view shows, at random over that deck's backs.
"""

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import BACK, GOD, ROW
from rockfall.kernel.state import STRIDE, State

_STREAM = "guess"


def determinise(view: State, dice: Dice) -> State:
    """A state of eye GOD that looks to the view's eye exactly like the view."""
    layout = view.layout
    unseen = _unseen(view)
    guess = view.copy()
    truth = State(layout, GOD, guess.grid, guess.zones, guess.nums, guess.todo)
    for zone, cards in enumerate(view.zones):
        if BACK not in view.cards(zone):
            continue
        stride = STRIDE if view.sort[zone] == ROW else 1
        filled = bytearray(cards)
        for at in range(0, len(filled), stride):
            if filled[at] == BACK:
                deck = unseen[layout.carries[zone]]
                filled[at] = deck.pop(dice.roll(_STREAM, len(deck)))
        truth.zones[zone] = bytes(filled) if stride > 1 else bytes(sorted(filled))
    return truth


def _unseen(view: State) -> list[list[int]]:
    """For every deck, its cards that the view does not show."""
    layout = view.layout
    shown = [0] * len(layout.kinds)
    for zone in range(len(view.zones)):
        for card in view.cards(zone):
            shown[card] += 1
    for tile in view.grid.tiles.values():
        shown[tile >> 1] += 1
    unseen: list[list[int]] = [[] for _ in layout.decks]
    for kind, count in enumerate(layout.count):
        if kind != BACK:
            unseen[layout.deck[kind]] += [kind] * (count - shown[kind])
    return unseen
