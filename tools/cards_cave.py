"""What is to be said of the cards of The Dark Cave, by what is printed on them."""

from typing import Final

from rockfall.kernel.geometry import TURNED
from rockfall.kernel.spaces import Space, turned_alike
from rockfall.server.protocol.layout import ToldLayout

#: What is said -> the rules about it.
RULES: Final = {
    "cave-path": "D6",
    "cave-group-*": "D7",
    "cave-start": "D1 D3",
    "cave-goal": "D1 D12",
    "cave-ladder": "D8",
    "cave-hole": "D19",
    "cave-vein": "D11",
    "cave-exit": "D12 D20",
    "cave-bridge": "D9",
    "cave-tunnel": "D10",
    "cave-secret-information": "D13",
    "cave-rockfall": "D14",
    "cave-swap-hands": "D15",
    "cave-web": "D16",
    "cave-boots": "D17",
    "cave-axe": "D18",
    "cave-rat": "D9 D18 D19",
    "cave-lindworm": "D18 D19",
    "cave-goblin": "D18 D19",
    "cave-loyal": "D2 D22",
    "cave-saboteur": "D2 D22",
}
_BOXES: Final = {"start-box": "cave-start", "goal-box": "cave-goal"}


def page_name(name: str) -> str:
    """Cards that do the same share a page, whatever their group; those that are laid do not."""
    stem, _, _ = name.partition(".")
    return stem if stem == stem.lower() else name


def traits(layout: ToldLayout, kind: int, box: str) -> tuple[str, list[str], int]:
    """Family, sentences and ways to lie of a card."""
    name = layout.kinds[kind]
    stem, _, group = name.partition(".")
    marks = sorted({f"cave-{space.mark}" for space in layout.spaces[kind] if space.mark})
    if box == "role-box":
        return "clan", [f"cave-{stem.split('-')[1]}"], 0
    if box in _BOXES:
        return "cave-goal", [_BOXES[box], *marks], 0
    if not layout.strands[kind]:
        return "action", [f"cave-{stem}"], 0
    return f"group-{group}", ["cave-path", f"cave-group-{group}", *marks], _ways(layout, kind)


def _ways(layout: ToldLayout, kind: int) -> int:
    strands = {*layout.strands[kind]}
    spaces = [Space(one.sides, one.near, one.mark) for one in layout.spaces[kind]]
    alike = {TURNED[strand] for strand in strands} == strands and turned_alike(spaces)
    return 1 if alike else 2
