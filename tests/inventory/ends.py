"""What the end of a round shows, and what gold is worth."""

from rockfall.kernel.ops import SHOW
from rockfall.kernel.state import State
from tests.support.play import Step


def nuggets(state: State, seat: int) -> int:
    """What a seat's gold is worth, shown or not."""
    layout = state.layout
    zones = [layout.zones.index(f"{name}.{seat}") for name in ("gold", "purse")]
    cards = b"".join(state.zones[zone] for zone in zones)
    return sum(int(layout.kinds[card].removeprefix("gold-")) for card in cards)


def roles_shown(step: Step) -> list[str]:
    """The dwarves that the end of a round showed, by seat; none if no round ended."""
    layout = step.before.layout
    return [
        layout.kinds[op[1]]
        for op in step.ops
        if op[0] == SHOW and layout.zones[op[2]].startswith("role.")
    ]
