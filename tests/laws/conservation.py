"""L8 conservation: every card of the inventory lies in exactly one place."""

from rockfall.kernel.state import State


def conserved(truth: State) -> None:
    """Every card of the inventory lies in exactly one place, a zone of its deck or the grid."""
    layout = truth.layout
    # Asked after every step of very many games, so it counts in the plainest way.
    lying = [0] * len(layout.count)
    for tile in truth.grid.tiles.values():
        lying[tile >> 1] += 1
    for zone, cards in enumerate(truth.zones):
        for card in truth.cards(zone) if cards else cards:
            assert layout.deck[card] == layout.carries[zone]
            lying[card] += 1
    assert lying == [*layout.count], "cards were lost or made up"
