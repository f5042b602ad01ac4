"""What befalls a seat where its piece stands: by what is printed there, or by who else is there.

A seat whose piece has come somewhere just now is dealt with by the place itself first; whatever
happens to it later is the doing of those who share the place. Which of them it is, the words say:
the first for which there are words is meant.
"""

from typing import Final

from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import verb_of
from rockfall.kernel.ops import SET, Op
from rockfall.kernel.state import State
from rockfall.kernel.strides import mark_at
from rockfall.kernel.tokens import IN_SPACE, place_of, stands
from rockfall.match.known_keys import says
from rockfall.match.match import ToldStep

#: What a seat still had when the round was over.
OVER: Final = "over"
_NOBODY: Final = -1


class Causes:
    """Goes through a step together with the story, and knows whose piece was moved last."""

    def __init__(self, view: State, told: ToldStep) -> None:
        layout = view.layout
        self._view = view
        self._pieces = {
            token.owner: token
            for token in layout.tokens
            if token.place == IN_SPACE and 0 <= token.owner < layout.seats
        }
        self._by_table = told.seat == TABLE
        # Who plays a card gives it away: nothing befalls anybody by that.
        self._chosen = not self._by_table and layout.verbs[verb_of(told.move)].card
        self._came = _NOBODY

    def hear(self, op: Op) -> None:
        """Note whose piece an operation moves; what follows at once comes of the place."""
        self._came = _NOBODY
        for seat, token in self._pieces.items():
            if op[0] == SET and op[1] == token.num:
                self._came = seat

    def of(self, seat: int, key: str) -> str:
        """The cause of something, as the end of its key; "" if there are no words for any."""
        if self._by_table:
            over = self._view.nums[self._view.layout.frame.ended] > 0
            names = [OVER] if over else []
        else:
            names = [] if self._chosen else self._around(seat)
        return next((name for name in names if name and says(f"story-{key}-{name}")), "")

    def effect(self, cause: str, usual: str) -> str:
        """What a cause does to the seat, where that was declared."""
        return self._view.layout.effects.causes.get(cause, usual)

    def _around(self, seat: int) -> list[str]:
        """What is where the piece of a seat stands, the likelier cause first."""
        view = self._view
        layout = view.layout
        value = view.nums[self._pieces[seat].num] if seat in self._pieces else 0
        if not stands(value):
            return []
        others = [
            token.sort
            for token in layout.tokens
            if token.place == IN_SPACE
            and token.owner != seat
            and stands(view.nums[token.num])
            and place_of(view.nums[token.num]) == place_of(value)
        ]
        printed = [layout.spaces.marks[mark_at(view, place_of(value))]]
        return printed + others if self._came == seat else others + printed
