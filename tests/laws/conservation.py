"""L8 conservation: every card of the inventory lies in exactly one place."""

from collections import Counter

from rockfall.kernel.state import State


def conserved(truth: State) -> None:
    """Every card of the inventory lies in exactly one place, a zone of its deck or the grid."""
    layout = truth.layout
    lying: Counter[int] = Counter(tile >> 1 for tile in truth.grid.tiles.values())
    for zone in range(len(truth.zones)):
        cards = truth.cards(zone)
        assert {layout.deck[card] for card in cards} <= {layout.carries[zone]}
        lying.update(cards)
    inventory = {kind: count for kind, count in enumerate(layout.count) if count}
    assert dict(lying) == inventory, "cards were lost or made up"
