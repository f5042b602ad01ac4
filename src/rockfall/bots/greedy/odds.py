"""Where the treasure may lie: what the bot has seen, and even odds for the rest."""

from rockfall.bots.greedy.sheet import Sheet
from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State


def goal_odds(sheet: Sheet, view: State) -> dict[int, float]:
    """Cell of a face-down goal -> the chance that the treasure lies there."""
    seen: dict[int, bool] = {}
    goals = [at for at, zone in view.grid.down.items() if sheet.goal_zones[zone]]
    unknown = 0
    for at in goals:
        card = view.card(view.grid.down[at])
        if card == BACK:
            unknown += 1
        else:
            seen[at] = sheet.treasures[card]
    if any(seen.values()) or not unknown:
        return {at: float(seen.get(at, False)) for at in goals}
    return {at: 0.0 if at in seen else 1 / unknown for at in goals}


def spider_odds(sheet: Sheet, view: State, treasure: dict[int, float]) -> dict[int, float]:
    """Cell of a face-down goal -> the chance that it ends the round without a treasure (N2)."""
    spiders = [kind for kind in sheet.goal_kinds if sheet.spiders[kind]]
    if not spiders:
        return {}
    seen = {at: view.card(view.grid.down[at]) for at in treasure}
    shown = list(seen.values()) + [tile >> 1 for tile in view.grid.tiles.values()]
    hidden = [kind for kind in sheet.goal_kinds if not sheet.treasures[kind]]
    left = sum(sheet.layout.count[kind] for kind in hidden)
    left -= sum(1 for kind in shown if kind in hidden)
    some = sum(sheet.layout.count[kind] for kind in spiders)
    some -= sum(1 for kind in shown if sheet.spiders[kind])
    each = some / left if left else 0.0
    return {
        at: each * (1 - treasure[at]) if card == BACK else float(sheet.spiders[card])
        for at, card in seen.items()
    }
