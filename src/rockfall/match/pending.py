"""What a decision is about, beyond who decides: the card announced, the goals in hand, the toll.

The question put to a seat and the story of its answer speak of the same things, so both ask here.
All of it is public: counters, and cards that everybody sees.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.moves import a_of, card_of
from rockfall.kernel.state import State
from rockfall.match.message import Args

#: From here on, the trail of a Pathfinder is at its second card.
_SECOND_CARD: Final = 3


class Matter(NamedTuple):
    """What is spoken of, and what is special about it, for the end of a key."""

    args: Args
    twist: str = ""


def matter(view: State, name: str, seat: int) -> Matter:
    """What a task, or a choice of the turn (``turn-divert``), is about when this seat decides."""
    return _MATTERS[name](view, seat) if name in _MATTERS else Matter({})


def announced(view: State) -> int:
    """The move that others may still prevent; 0 if there is none."""
    return counted(view, "announced")


def counted(view: State, name: str) -> int:
    """A public counter; 0 where the rules have none of that name."""
    return view.nums[view.layout.nums.index(name)] if name in view.layout.nums else 0


def _veto(view: State, seat: int) -> Matter:
    card = view.layout.kinds[card_of(announced(view))]
    return Matter({"other": counted(view, "active"), "which": card})


def _switch(view: State, seat: int) -> Matter:
    one, other = counted(view, "switch-one"), counted(view, "switch-other")
    return Matter({"cell": cell_text(one), "cell2": cell_text(other)})


def _trail(view: State, seat: int) -> Matter:
    return Matter({"number": 2 if counted(view, "trail") >= _SECOND_CARD else 1})


def _divert(view: State, seat: int) -> Matter:
    at = counted(view, "last-laid")
    return Matter({"from": cell_text(at), "which": view.layout.kinds[view.grid.tiles[at] >> 1]})


def _sponsor(view: State, seat: int) -> Matter:
    at = counted(view, "sponsored")
    args: Args = {"other": counted(view, "active"), "cell": cell_text(at)}
    return Matter(args, "own" if dwarf_owner(view, at) == seat else "")


def _toll_card(view: State, seat: int) -> Matter:
    at = a_of(announced(view))
    return Matter({"cell": cell_text(at), "other": dwarf_owner(view, at)})


def _rotation(view: State, seat: int) -> Matter:
    at = a_of(view.todo[-1])
    return Matter({"cell": cell_text(at), "card": view.layout.kinds[view.card(view.grid.down[at])]})


def dwarf_owner(view: State, at: int) -> int:
    """Whose toll dwarf sits on a cell; -1 if none does."""
    for name, place in zip(view.layout.nums, view.nums, strict=True):
        if name.startswith("dwarf.") and place > 0 and place >> 4 == at:
            return place & 15
    return -1


_MATTERS: Final[dict[str, Callable[[State, int], Matter]]] = {
    "veto": _veto,
    "switch": _switch,
    "trail": _trail,
    "turn-divert": _divert,
    "sponsor": _sponsor,
    "toll-card": _toll_card,
    "rotation": _rotation,
}
