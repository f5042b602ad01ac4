"""Wishes: what a guess is to be like, checked against what its view shows."""

from rockfall.kernel.clues import slot_of, zone_of
from rockfall.kernel.layout import BACK, ROW
from rockfall.kernel.state import State


class GuessError(ValueError):
    """What a guess was to be like cannot lie behind the view."""


def wishes(
    view: State, fixed: dict[int, int], weights: dict[tuple[int, int], int]
) -> dict[tuple[int, int], int]:
    """Weights for (place, kind), with those that are fixed; checked against what the view shows."""
    layout = view.layout
    wished = weights.copy()
    for (place, kind), weight in weights.items():
        _check(view, place, kind)
        if weight < 0:
            raise GuessError(f"a weight of {weight} is less than nothing")
    for place, kind in fixed.items():
        _check(view, place, kind)
        zone, slot = zone_of(place), slot_of(place)
        if slot < 0:
            raise GuessError(f"{layout.zones[zone]} is a bag: a card has no place in it")
        card = view.card(zone, slot)
        if card not in (BACK, kind):
            names = layout.kinds
            raise GuessError(f"{names[card]} lies in {layout.zones[zone]}, not {names[kind]}")
        for other, deck in enumerate(layout.deck):
            if other != kind and deck == layout.carries[zone]:
                wished[place, other] = 0
        wished.setdefault((place, kind), 1)
    return wished


def _check(view: State, place: int, kind: int) -> None:
    """Refuse a place where nothing can lie, and a kind that cannot lie there."""
    layout = view.layout
    zone, slot = zone_of(place), slot_of(place)
    if zone >= len(layout.zones) or (slot < 0) == (view.sort[zone] == ROW):
        raise GuessError(f"there is no place {place}")
    if slot >= view.size(zone):
        raise GuessError(f"nothing lies in {layout.zones[zone]}, slot {slot}")
    if not 0 < kind < len(layout.kinds) or layout.deck[kind] != layout.carries[zone]:
        raise GuessError(f"{kind} is no kind that could lie in {layout.zones[zone]}")
