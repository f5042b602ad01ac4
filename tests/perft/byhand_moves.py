"""All moves of a position, listed by hand from the rules' text: the slow twin of the engine's."""

from typing import NamedTuple

from rockfall.kernel.geometry import column, row
from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import CARD, CELL, a_of, b_of, card_of, kind_of, seat_of, verb_of
from rockfall.kernel.state import State
from tests.support.byhand import Board, Cell, digs, turnable, ways_round

TOOLS = ("pickaxe", "lantern", "cart")
#: Cards for the front of a player: verb, and whether they may lie before others.
FRONTS = {"trapped": ("trap", True), "theft": ("scheme", False)}
#: Cards that take one of those away again: verb, and which.
CURES = {"free-at-last": ("free", "trapped"), "hands-off": ("foil", "theft")}
#: Cards that mean another player.
MEANT = {"inspection": "inspect", "swap-hands": "swap"}


class Choice(NamedTuple):
    """A move in words: verb, card, a cell or a seat, a way round or a broken tool."""

    verb: str
    card: str = ""
    where: Cell | int = 0
    how: bool | str = False


def in_words(layout: Layout, move: int) -> Choice:
    """The engine's move in words."""
    verb = layout.verbs[verb_of(move)]
    a, b = a_of(move), b_of(move)
    card = layout.kinds[card_of(move)] if card_of(move) else ""
    return Choice(
        verb.name,
        card,
        (column(a), row(a)) if verb.a == CELL else a,
        layout.kinds[b] if verb.b == CARD else bool(b),
    )


class Position:
    """A truth, spelled out in words."""

    def __init__(self, truth: State) -> None:
        layout = truth.layout
        kinds = layout.kinds
        self.lying = {
            name: [kinds[card] for card in truth.cards(zone)]
            for zone, name in enumerate(layout.zones)
        }
        self.board: Board = {
            (column(at), row(at)): (kinds[tile >> 1], bool(tile & 1))
            for at, tile in truth.grid.tiles.items()
        }
        self.hidden: dict[Cell, str] = {
            (column(at), row(at)): self.lying[layout.zones[zone]][0]
            for at, zone in truth.grid.down.items()
        }
        self.seats = layout.seats
        self.number = dict(zip(layout.nums, truth.nums, strict=True))
        task = truth.todo[-1]
        self.asked = layout.tasks[kind_of(task)]
        self.seat = seat_of(task)
        self.cell = (column(a_of(task)), row(a_of(task)))

    def choices(self, switches: dict[str, str]) -> set[Choice]:
        """Everything the seat may answer."""
        if self.asked == "which-goal":
            return {Choice("reveal", "", at) for at in turnable(self.board, set(self.hidden))}
        if self.asked == "rotation":
            ways = ways_round(self.board, self.cell, self.hidden[self.cell], switches["E5"])
            return {Choice("rotate", "", self.cell, way) for way in ways}
        if self.asked == "gold":
            return {Choice("keep", card) for card in self.lying[f"offer.{self.seat}"]}
        if self.asked == "theft":
            robbed = [Choice("rob", "", seat) for seat in self._others() if self._rich(seat)]
            return {Choice("refrain"), *robbed}
        hand = set(self.lying[f"hand.{self.seat}"])
        if self.asked == "pass-more":
            return {Choice("enough"), *[Choice("also", card) for card in hand]}
        if self.asked == "shed-second":
            return {Choice("with", card) for card in hand}
        choices = {Choice("pass", card) for card in hand} | self._sheds(hand)
        return choices.union(*[self._plays(card, switches) for card in hand])

    def _others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    def _rich(self, seat: int) -> bool:
        return self.number[f"pieces.{seat}"] > 0

    def _sheds(self, hand: set[str]) -> set[Choice]:
        """Two cards for one in front of oneself (S6), in Saboteur 2 only."""
        if "cut" not in self.lying or len(self.lying[f"hand.{self.seat}"]) < 2:
            return set()
        front = self.lying[f"mat.{self.seat}"]
        return {Choice("shed", card, 0, ill) for card in hand for ill in front}

    def _plays(self, card: str, switches: dict[str, str]) -> set[Choice]:
        """What can be done with a card besides passing it (A2, B8-B12, S12, S16-S19)."""
        if card == "map":
            return {Choice("map", card, cell) for cell in self.hidden}
        if card == "rockfall":
            firm = {"start", "treasure", "stone-nw", "stone-ne"}
            loose = [cell for cell, (name, _) in self.board.items() if name not in firm]
            return {Choice("rockfall", card, cell) for cell in loose}
        if card.startswith("broken-"):
            return self._lays("break", card, others=True, oneself=switches["E6"] == "yes")
        if card in FRONTS:
            verb, others = FRONTS[card]
            oneself = not others or switches["E10"] == "yes"
            return self._lays(verb, card, others, oneself)
        if card.startswith("fix-"):
            return self._removes(
                "repair", card, {f"broken-{tool}" for tool in TOOLS if tool in card}
            )
        if card in CURES:
            verb, ill = CURES[card]
            return self._removes(verb, card, {ill})
        if card in MEANT:
            return {Choice(MEANT[card], card, seat) for seat in self._others()}
        if card == "swap-hats":
            seats = range(self.seats) if self.lying["spare"] else ()
            return {Choice("hat", card, seat) for seat in seats}
        return self._digs(card)

    def _lays(self, verb: str, card: str, others: bool, oneself: bool) -> set[Choice]:
        return {
            Choice(verb, card, seat)
            for seat in range(self.seats)
            if card not in self.lying[f"mat.{seat}"] and (oneself if seat == self.seat else others)
        }

    def _removes(self, verb: str, card: str, ills: set[str]) -> set[Choice]:
        return {
            Choice(verb, card, seat, ill)
            for seat in range(self.seats)
            for ill in self.lying[f"mat.{seat}"]
            if ill in ills
        }

    def _digs(self, card: str) -> set[Choice]:
        if set(self.lying[f"mat.{self.seat}"]) - {"theft"}:
            return set()
        found = digs(self.board, set(self.hidden), card)
        return {Choice("dig", card, cell, turned) for cell, turned in found}
