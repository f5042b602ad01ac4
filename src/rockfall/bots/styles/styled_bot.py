"""A bot with a style for each side, by name."""

from collections.abc import Callable
from typing import Final

from rockfall.bots.bot import Budget
from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.bots.standard.table.lookup import Lookup
from rockfall.bots.standard.table.position import Position
from rockfall.bots.standard.worth.digger import Digger
from rockfall.bots.standard.worth.evaluator import Evaluator
from rockfall.bots.standard.worth.saboteur import Saboteur
from rockfall.bots.styles.diggers import Paranoid, Police, Simple
from rockfall.bots.styles.saboteurs import AllIn, Framer, Idler, Liar
from rockfall.kernel.dice import Dice
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import STRIDE, State

_Maker = Callable[[Position, Trust], Evaluator]
DIGGERS: Final[dict[str, _Maker]] = {
    "standard": Digger,
    "simple": Simple,
    "police": Police,
    "paranoid": Paranoid,
    "clumsy": Digger,
}
#: Played in the open, so with what the bot knows of itself ...
_OPEN: Final[dict[str, _Maker]] = {
    "standard": Saboteur,
    "all-in": AllIn,
    "idler": Idler,
    "clumsy": Saboteur,
}
#: ... or in disguise: as a digger, up to a cost of the treasure at which it strikes.
DISGUISED: Final[dict[str, tuple[_Maker, float]]] = {
    "sleeper-late": (Digger, 2.6),
    "sleeper-early": (Digger, 4.5),
    "loyal": (Digger, float("-inf")),
    "framer": (Framer, float("-inf")),
    "liar": (Liar, float("-inf")),
}
SABOTEURS: Final = (*_OPEN, *DISGUISED)
#: Names of styles that are no bots of their own.
STYLES: Final = {*DIGGERS, *SABOTEURS} - {"standard"}
#: How many of a hundred moves of somebody clumsy are any moves.
SLIPS: Final = 15


def disguised(lookup: Lookup, view: State, seat: int) -> State:
    """A view of a seat as it would be if its role were a digger's."""
    role = next(kind for kind in lookup.role_kinds if not lookup.aims[kind].hinders)
    return with_role(lookup, view, seat, role)


def with_role(lookup: Lookup, view: State, seat: int, role: int) -> State:
    """A view of a seat as it would be if it had a role."""
    twin = view.copy()
    zone = lookup.roles[seat]
    twin.zones[zone] = bytes([role]) + view.zones[zone][1:STRIDE]
    return twin


class StyledBot(StandardBot):
    """Plays a style as a digger, and another one as a saboteur."""

    def __init__(self, rules: Rules, seat: int, seed: bytes, digger: str, saboteur: str) -> None:
        super().__init__(rules, seat, seed)
        self.digger = digger
        self.saboteur = saboteur

    def watch(self, before: State, seat: int, move: int) -> None:
        super().watch(self._seen(before), seat, move)

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        style = self.saboteur if self._hinders(view) else self.digger
        if (
            style == "clumsy"
            and Dice(self.whim.seed).roll(f"slip/{self.whim.watched}", 100) < SLIPS
        ):
            return self.whim.pick(moves)
        return super().choose(view, moves, budget)

    def evaluator(self, view: State) -> Evaluator:
        if not self._hinders(view):
            return DIGGERS[self.digger](self._position(view), self.trust)
        if self.saboteur in _OPEN:
            return _OPEN[self.saboteur](self._position(view), self.trust)
        maker, strikes = DISGUISED[self.saboteur]
        open_position = self._position(view)
        if open_position.cost < strikes:
            return AllIn(open_position, self.trust)
        return maker(self._position(disguised(self.lookup, view, self.seat)), self.trust)

    def _seen(self, view: State) -> State:
        """Who is in disguise thinks as a digger, so that nothing shows."""
        if self._hinders(view) and self.saboteur in DISGUISED:
            return disguised(self.lookup, view, self.seat)
        return view

    def _hinders(self, view: State) -> bool:
        return self.lookup.aims[view.card(self.lookup.roles[self.seat])].hinders


def styled(name: str, rules: Rules, seat: int, seed: bytes) -> StyledBot:
    """A bot that plays a style on the side where there is such a one, else as the standard bot."""
    digger = name if name in DIGGERS else "standard"
    saboteur = name if name in SABOTEURS else "standard"
    return StyledBot(rules, seat, seed, digger, saboteur)
