"""Where the treasure may lie: what the bot has seen, and even odds for the rest."""

from rockfall.bots.greedy.sheet import Sheet
from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State


def goal_odds(sheet: Sheet, view: State) -> dict[int, float]:
    """Cell of a face-down goal -> the chance that the treasure lies there."""
    seen: dict[int, bool] = {}
    unknown = 0
    for at, zone in view.grid.down.items():
        card = view.card(zone)
        if card == BACK:
            unknown += 1
        else:
            seen[at] = sheet.treasures[card]
    if any(seen.values()) or not unknown:
        return {at: float(seen.get(at, False)) for at in view.grid.down}
    return {at: 0.0 if at in seen else 1 / unknown for at in view.grid.down}
