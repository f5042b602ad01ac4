"""Rivals: how likely each seat wins when the bot does not."""

from math import exp

from rockfall.bots.standard.aims import foe
from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.table.position import Position
from rockfall.kernel.layout import BACK


def unseen_roles(position: Position) -> dict[int, int]:
    """Role -> how many of its cards the bot has not seen."""
    lookup, view = position.lookup, position.view
    seen = [card for zone in lookup.role_zones for card in view.cards(zone)]
    return {kind: lookup.layout.count[kind] - seen.count(kind) for kind in lookup.role_kinds}


class Rivals:
    """What the bot thinks of the others, where more than two roles are about."""

    def __init__(self, position: Position, trust: Trust) -> None:
        self.position = position
        self.trust = trust
        lookup = position.lookup
        self._left = unseen_roles(position)
        self._foes = {kind: foe(position.aim, lookup.aims[kind]) for kind in lookup.role_kinds}

    def roles(self, seat: int) -> dict[int, float]:
        """Role -> the chance that a seat has it; who hindered the bot is rather a foe."""
        known = self.position.view.card(self.position.lookup.roles[seat])
        if known != BACK:
            return {known: 1.0}
        believed = self.trust.roles(seat)
        if believed:
            return believed
        # Evidence speaks against diggers; to those who hinder, that is a friend's work.
        evidence = self.trust.evidence[seat] * (-1 if self.position.hinders else 1)
        weights = {
            kind: count * exp(evidence * (self._foes[kind] - 0.5))
            for kind, count in self._left.items()
        }
        every = sum(weights.values())
        return {kind: weight / every for kind, weight in weights.items()}

    def foe(self, seat: int) -> float:
        """How far a seat stands in the bot's way, from 0 to 1."""
        if seat == self.position.seat:
            return 0.0
        return sum([chance * self._foes[kind] for kind, chance in self.roles(seat).items()])

    def snatches(self, seat: int) -> float:
        """The chance that the bot loses if this seat finishes (S21, C16)."""
        lookup, aim = self.position.lookup, self.position.aim
        if aim.alone:
            return 1.0
        colours = [(lookup.aims[kind].colour, chance) for kind, chance in self.roles(seat).items()]
        return sum([chance for colour, chance in colours if colour not in (0, aim.colour)])


def hinderers(position: Position, rivals: Rivals) -> list[float]:
    """For every seat how likely it hinders the bot's digging, or hinders as the bot does."""
    lookup = position.lookup
    if not lookup.teams:
        return rivals.trust.chances(position.view)
    foes = [rivals.foe(seat) for seat in range(lookup.seats)]
    return [1 - foe for foe in foes] if position.hinders else foes
