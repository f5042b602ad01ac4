"""For which clan each dwarf works, as far as an eye can tell: by cards seen, else by counting."""

from rockfall.bots.cave.lookup import Lookup
from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State


def allies(lookup: Lookup, view: State, seat: int) -> list[float]:
    """For every seat, how likely it is that it works for the same clan as one whose card is seen.

    Cards that the eye does not see are as likely in one place as in another, within a clan.
    """
    layout, sides = lookup.layout, lookup.layout.frame.sides
    mine = sides[view.card(lookup.roles[seat])]
    left = {kind: layout.count[kind] for kind in sides}
    for zone in (*lookup.roles, lookup.spare):
        for card in view.cards(zone):
            if card != BACK:
                left[card] -= 1
    chances: list[float] = []
    for other, role in enumerate(lookup.roles):
        card = view.card(role)
        if card != BACK:
            chances.append(float(sides[card] == mine))
            continue
        told = layout.told[role][view.nums[lookup.clans[other]]]
        cards = [kind for kind, count in left.items() if told >> kind & 1 for _ in range(count)]
        chances.append(sum(sides[kind] == mine for kind in cards) / len(cards))
    return chances
