"""Who is who where teams compete: who hinders follows from deeds, colours from doors (S1, S14)."""

from math import exp
from typing import Final

from rockfall.bots.beliefs.observer import Observer
from rockfall.bots.standard.players.rivals import Rivals
from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.table.lookup import Lookup
from rockfall.bots.standard.table.names import DIG, HAT
from rockfall.bots.standard.table.position import Position
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import a_of, card_of, verb_of
from rockfall.mods.shares import BLUE

#: What a door says for its own colour, as the logarithm of odds.
_DOOR: Final = 1.2


class Colours:
    """For every seat what the doors that it laid say for blue, less what they say for green."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.blue = [0.0] * lookup.seats

    def note(self, seat: int, move: int) -> None:
        """Somebody moves."""
        verb = self.lookup.verbs[verb_of(move)]
        door = self.lookup.doors[card_of(move)] if verb == DIG else 0
        if door:
            self.blue[seat] += _DOOR if door == BLUE else -_DOOR
        elif verb == HAT:
            self.blue[a_of(move)] = 0.0


class BelievedRivals(Rivals):
    """Rivals by what an observer believes of who hinders."""

    def __init__(
        self, position: Position, trust: Trust, observer: Observer, colours: Colours
    ) -> None:
        super().__init__(position, trust)
        self._hinder = observer.asks(position.view).foes
        self._colours = colours

    def roles(self, seat: int) -> dict[int, float]:
        lookup = self.position.lookup
        known = self.position.view.card(lookup.roles[seat])
        if known != BACK:
            return {known: 1.0}
        chances: dict[int, float] = {}
        for hinders, share in ((True, self._hinder[seat]), (False, 1 - self._hinder[seat])):
            weights = {
                kind: count * self._coloured(seat, kind)
                for kind, count in self._left.items()
                if lookup.aims[kind].hinders == hinders
            }
            every = sum(weights.values())
            chances.update({k: share * weight / every for k, weight in weights.items() if every})
        return chances

    def _coloured(self, seat: int, kind: int) -> float:
        colour = self.position.lookup.aims[kind].colour
        if not colour:
            return 1.0
        blue = self._colours.blue[seat] / 2
        return exp(blue if colour == BLUE else -blue)
