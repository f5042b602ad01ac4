"""Traffic: what all see of cards that come to hands and leave them, where kinds come in groups.

Out of which group a card is drawn is public, and so is what becomes of it later: it is shown, or
laid away unseen, or changes hands with all others. While a game is played only three bytes are
kept of each such card; what can be counted from them is worked out when somebody guesses
(holdings.py). They tell nothing that not everybody saw, so truth and views keep the same.
"""

from typing import Final

from rockfall.kernel.layout import ALL, OWNER
from rockfall.kernel.notes import BESIDE, MIXING, UNMIXED
from rockfall.kernel.state import State

# What happened; then come a hand, and:
#: the group of the card that came to it
CAME: Final = 1
#: the kind that left it for all to see
SHOWN: Final = 2
#: the slot of the discards where a card of it lies unseen
HIDDEN: Final = 3
#: the hand that it changed places with
SWAPPED: Final = 4
EVENT: Final = 3


def follow_traffic(state: State, card: int, src: int, slot: int, dst: int) -> None:
    """A card is about to come to a hand, or to leave one."""
    layout = state.layout
    if layout.sight[src] != OWNER:
        # Whatever may lie there is of one group.
        kinds = state.may_hold(src)
        group = layout.group[(kinds & -kinds).bit_length() - 1]
        state.traffic += bytes([CAME, dst, group])
    elif layout.sight[dst] == ALL:
        state.traffic += bytes([SHOWN, src, card])
    elif dst == layout.laid_away:
        state.traffic += bytes([HIDDEN, src, state.size(dst)])
    elif slot == MIXING:
        state.traffic += bytes([SWAPPED, src, dst])
    elif slot not in (BESIDE, UNMIXED):
        raise ValueError(f"a single card goes from {layout.zones[src]} to {layout.zones[dst]}")
