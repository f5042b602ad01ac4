"""Where the treasure may lie: what the bot has seen, and even odds for the rest."""

from rockfall.bots.standard.table.lookup import Lookup
from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State


def goal_odds(lookup: Lookup, view: State) -> dict[int, float]:
    """Cell of a face-down goal -> the chance that the treasure lies there."""
    seen: dict[int, bool] = {}
    goals = [at for at, zone in view.grid.down.items() if lookup.goal_zones[zone]]
    unknown = 0
    for at in goals:
        card = view.card(view.grid.down[at])
        if card == BACK:
            unknown += 1
        else:
            seen[at] = lookup.treasures[card]
    if any(seen.values()) or not unknown:
        return {at: float(seen.get(at, False)) for at in goals}
    return {at: 0.0 if at in seen else 1 / unknown for at in goals}


def spider_odds(lookup: Lookup, view: State, treasure: dict[int, float]) -> dict[int, float]:
    """Cell of a face-down goal -> the chance that it ends the round without a treasure (N2)."""
    spiders = [kind for kind in lookup.goal_kinds if lookup.spiders[kind]]
    if not spiders:
        return {}
    seen = {at: view.card(view.grid.down[at]) for at in treasure}
    shown = list(seen.values()) + [tile >> 1 for tile in view.grid.tiles.values()]
    hidden = [kind for kind in lookup.goal_kinds if not lookup.treasures[kind]]
    left = sum(lookup.layout.count[kind] for kind in hidden)
    left -= sum(1 for kind in shown if kind in hidden)
    some = sum(lookup.layout.count[kind] for kind in spiders)
    some -= sum(1 for kind in shown if lookup.spiders[kind])
    each = some / left if left else 0.0
    return {
        at: each * (1 - treasure[at]) if card == BACK else float(lookup.spiders[card])
        for at, card in seen.items()
    }
