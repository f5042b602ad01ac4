"""Who has won a round, by role: read off a table on which all roles lie open (B13, B14, S21, S22).

Rules with teams have a module that knows; without one, the diggers have won if the treasure was
found, or a greedy finisher alone (C16, V2), and the saboteurs if it was not.
"""

from rockfall.kernel.layout import EVERYONE
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State

_DIGGER = "digger"
_SABOTEUR = "saboteur"
_GREEDY = "greedy"
_SPIDER = "spider"
_TRAPPED = "trapped"
#: Paid whoever wins (S23).
_PAID_ALWAYS = "geologist"
#: The label of a round that nobody has won.
NOBODY = "nobody"


def unmasked(state: State) -> bool:
    """Whether the round is over and all have shown their roles (B14)."""
    zones = [i for i, name in enumerate(state.layout.zones) if name.startswith("role.")]
    return all(state.size(zone) and state.witnesses(zone) == EVERYONE for zone in zones)


def role_of(state: State, seat: int) -> str:
    """A seat's role as far as this eye knows it; empty if it does not."""
    cards = state.cards(state.layout.zones.index(f"role.{seat}"))
    return state.layout.kinds[cards[0]] if cards and cards[0] else ""


def winning_roles(rules: Rules, state: State) -> list[str]:
    """The roles that have won the round and are in play; only for a table that is unmasked."""
    finder = state.nums[state.layout.nums.index("finder")] - 1
    if rules.judge is not None:
        roles = [state.layout.kinds[role] for role in rules.judge.winners(state)]
    elif finder >= 0:
        roles = [_GREEDY if role_of(state, finder) == _GREEDY else _DIGGER]
    else:
        roles = [_SABOTEUR]
    dealt = [role_of(state, seat) for seat in range(state.layout.seats)]
    return [role for role in roles if role in dealt]


def unpaid_for(rules: Rules, state: State, seat: int) -> str:
    """The card in front of a seat that costs it its pay after a round; empty if none does."""
    layout = state.layout
    mat = [layout.kinds[card] for card in state.cards(layout.zones.index(f"mat.{seat}"))]
    role, paid = role_of(state, seat), winning_roles(rules, state)
    if _TRAPPED in mat and role in [*paid, _PAID_ALWAYS]:
        return _TRAPPED
    # Only the diggers' share asks for whole tools (V1).
    return mat[0] if role == _DIGGER and role in paid and not rules.entitled(state, seat) else ""


def why_over(state: State) -> str:
    """Why a round has ended: treasure, spider, hands-empty, all-passed or no-playable (E2, N2)."""
    layout = state.layout
    if state.nums[layout.nums.index("finder")]:
        return "treasure"
    if any(layout.kinds[tile >> 1] == _SPIDER for tile in state.grid.tiles.values()):
        return _SPIDER
    hands = [layout.zones.index(f"hand.{seat}") for seat in range(layout.seats)]
    holding = [seat for seat, hand in enumerate(hands) if state.size(hand)]
    if not holding:
        return "hands-empty"
    passed = state.nums[layout.nums.index("passed")]
    return "all-passed" if all(passed >> seat & 1 for seat in holding) else "no-playable"


def side(roles: list[str]) -> str:
    """The side that winning roles belong to, for counting rounds: its first, and ``both teams``."""
    if _SABOTEUR in roles:
        return "saboteurs"
    if set(roles) >= {"blue", "green"}:
        return "both teams"
    return {_DIGGER: "diggers"}.get(roles[0], roles[0]) if roles else NOBODY


def label(roles: list[str]) -> str:
    """Winning roles as one word for tables of numbers: ``digger``, ``blue+green+boss``."""
    return "+".join(roles) or NOBODY
