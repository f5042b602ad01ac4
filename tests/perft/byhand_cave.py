"""All moves of a position of The Dark Cave, listed by hand from the rules' text (D0-D21).

Cards are read off their names: the feature, the strands, the group. A space is named by what it
is: a whole strand, an opening, the middle of a strand, or a tunnel.
"""

from typing import NamedTuple

from rockfall.kernel.geometry import column, row
from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import CELL, EDGE, SPACE, a_of, b_of, card_of, kind_of, seat_of, verb_of
from rockfall.kernel.state import State
from rockfall.kernel.tokens import stands

Cell = tuple[int, int]
#: What a space is, and the sides it has to do with.
Spot = tuple[str, str]
#: A cell and a space of the card there.
Place = tuple[Cell, Spot]
Edge = frozenset[Cell]
TURNED = {"N": "S", "S": "N", "E": "W", "W": "E"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
#: Start and goals: their strand, what they bear, and like which group they are built.
SPECIAL = {
    "start": ("NESW", "ladder", 1),
    "exit": ("NE", "exit", 3),
    "goal-ladder": ("NW", "ladder", 3),
    "goal-hole": ("NE", "hole", 3),
    "goal-vein": ("NW", "vein", 3),
}
CREATURES = ("rat", "lindworm", "goblin")


def beside(cell: Cell, side: str) -> Cell:
    """The neighbour of a cell."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


class Card:
    """A path card as it lies: its strands, its group, its feature."""

    def __init__(self, name: str, turned: bool) -> None:
        if name in SPECIAL:
            text, self.feature, self.group = SPECIAL[name]
        else:
            body, _, group = name.rpartition(".")
            self.feature, _, text = body.rpartition("-")
            self.group = int(group)
        self.turned = turned
        self.strands = sorted(self._lie(strand) for strand in text.split("+"))
        self.sides = "".join(self.strands)

    def _lie(self, strand: str) -> str:
        return "".join(sorted(TURNED[side] if self.turned else side for side in strand))

    def looks(self) -> tuple[list[str], Spot]:
        """What tells the two rotations of a card apart (D6)."""
        return self.strands, self.feature_spot()

    def feature_spot(self) -> Spot:
        """Where a ladder, hole, vein or exit lies (D7)."""
        if self.feature in ("", "bridge", "tunnel"):
            return ("", "")
        if self.group == 2:
            return ("opening", "S" if self.turned else "N")
        return ("strand" if self.group == 1 else "middle", self.strands[0])

    def entered(self, side: str) -> Spot:
        """The space that one comes to over a side."""
        strand = next(strand for strand in self.strands if side in strand)
        return ("strand", strand) if self.group == 1 else ("opening", side)

    def openings_at(self, spot: Spot) -> str:
        """The sides of the card that a space lies at."""
        return spot[1] if spot[0] in ("strand", "opening") else ""

    def adjoining(self, spot: Spot) -> set[Spot]:
        """The spaces of the card beside one of them (D7, D10)."""
        what, sides = spot
        doors = {1: "strand", 2: "opening", 3: "middle"}[self.group]
        near: set[Spot] = set()
        if what == "tunnel":
            near = {(doors, at) for at in (self.sides if self.group == 2 else self.strands)}
        elif what == "opening":
            strand = next(strand for strand in self.strands if sides in strand)
            near = {("opening", side) for side in strand if side != sides}
            near = {("middle", strand)} if self.group == 3 else near
        elif what == "middle":
            near = {("opening", side) for side in sides}
        if self.feature == "tunnel" and what == doors:
            near.add(("tunnel", ""))
        return near


class Choice(NamedTuple):
    """A move in words: verb, card, and whatever it is aimed at."""

    verb: str
    card: str = ""
    where: Place | Edge | Cell | int = 0
    turned: bool = False


def _cell(at: int) -> Cell:
    return column(at), row(at)


def _edge(at: int, part: int) -> Edge:
    return frozenset([_cell(at), beside(_cell(at), "W" if part else "N")])


def _place(state: State, at: int, number: int) -> Place:
    """A space by what it is, as the engine has built it."""
    spaces = state.layout.spaces
    tile = state.grid.tiles[at]
    index = tile << 3 | number
    sides = _letters(spaces.sides[index])
    if spaces.marks[spaces.mark[index]] == "tunnel":
        return _cell(at), ("tunnel", "")
    if not sides:
        near = [_letters(spaces.sides[tile << 3 | other]) for other in spaces.near[index]]
        return _cell(at), ("middle", "".join(sorted("".join(near))))
    name = state.layout.kinds[tile >> 1]
    group = Card(name, bool(tile & 1)).group
    return _cell(at), ("strand" if group == 1 else "opening", sides)


def _letters(sides: int) -> str:
    return "".join(sorted(letter for bit, letter in enumerate("NESW") if sides >> bit & 1))


def in_words(state: State, move: int) -> Choice:
    """The engine's move in words."""
    layout: Layout = state.layout
    verb, a, b = layout.verbs[verb_of(move)], a_of(move), b_of(move)
    card = layout.kinds[card_of(move)] if card_of(move) else ""
    if verb.b == SPACE:
        down = a in state.grid.down
        return Choice(verb.name, card, _cell(a) if down else _place(state, a, b))
    if verb.b == EDGE:
        return Choice(verb.name, card, _edge(a, b))
    return Choice(verb.name, card, _cell(a) if verb.a == CELL else a, bool(b))


class Position:
    """A truth, spelled out in words."""

    def __init__(self, truth: State) -> None:
        layout = truth.layout
        kinds = layout.kinds
        self.lying = {
            name: [kinds[card] for card in truth.cards(zone)]
            for zone, name in enumerate(layout.zones)
        }
        self.names = {_cell(at): kinds[tile >> 1] for at, tile in truth.grid.tiles.items()}
        self.board = {
            _cell(at): Card(kinds[tile >> 1], bool(tile & 1))
            for at, tile in truth.grid.tiles.items()
        }
        self.hidden = {_cell(at) for at in truth.grid.down}
        self.seats = layout.seats
        self.number = dict(zip(layout.nums, truth.nums, strict=True))
        self.asked = layout.tasks[kind_of(truth.todo[-1])]
        self.seat = seat_of(truth.todo[-1])
        self.shown = {
            seat
            for seat in range(self.seats)
            if truth.witnesses(layout.zones.index(f"role.{seat}")) == 0xFFFF
        }
        self.pieces: dict[str, Place] = {}
        self.webs: set[Edge] = set()
        for token in layout.tokens:
            value = truth.nums[token.num]
            if stands(value) and token.sort == "web":
                self.webs.add(_edge(token.cell(value), token.part(value)))
            elif stands(value) and token.sort != "nugget":
                place = _place(truth, token.cell(value), token.part(value))
                self.pieces[layout.nums[token.num]] = place

    # -- the network (D0, D7, D8) ------------------------------------------------------------

    def strides(self, place: Place) -> set[Place]:
        """Everywhere one step leads."""
        cell, spot = place
        card = self.board[cell]
        found = {(cell, near) for near in card.adjoining(spot)}
        for side in card.openings_at(spot):
            there = beside(cell, side)
            open_there = there in self.board and TURNED[side] in self.board[there].sides
            if open_there and frozenset([cell, there]) not in self.webs:
                found.add((there, self.board[there].entered(TURNED[side])))
        if (card.feature, card.feature_spot()) == ("ladder", spot):
            found |= self.marked("ladder") - {place}
        return found

    def marked(self, feature: str) -> set[Place]:
        """All spaces that bear something."""
        cards = self.board.items()
        return {(cell, card.feature_spot()) for cell, card in cards if card.feature == feature}

    def knocks(self, place: Place) -> set[Cell]:
        """Face-down goals a step away."""
        cell, spot = place
        cells = {beside(cell, side) for side in self.board[cell].openings_at(spot)}
        return {at for at in cells & self.hidden if frozenset([cell, at]) not in self.webs}

    # -- choices -----------------------------------------------------------------------------

    def choices(self) -> set[Choice]:
        """Everything the seat may answer."""
        hand = set(self.lying[f"hand.{self.seat}"])
        if self.asked == "turn":
            choices = {Choice("pass", card) for card in hand}
            if not self.number["proposed"]:
                choices.add(Choice("propose-end"))
            return choices.union(*[self._plays(card) for card in hand])
        if self.asked == "pass-more":
            return {Choice("enough"), *[Choice("also", card) for card in hand]}
        if self.asked == "hunt":
            creature = CREATURES[self.number["hunter"] - 1]
            steps = self.strides(self.pieces[creature])
            return {Choice("stay"), *[Choice("prowl", "", place) for place in steps]}
        if self.asked == "walk":
            return {Choice("stop")} | self._walks()
        two = {"fend": ("fend", "endure"), "end-vote": ("consent", "object")}[self.asked]
        return {Choice(word) for word in two}

    def _walks(self) -> set[Choice]:
        place = self.pieces[f"dwarf.{self.seat}"]
        found: set[Choice] = set()
        if self.number["steps"] > 0:
            found |= {Choice("step", "", there) for there in self.strides(place)}
            found |= {Choice("step", "", at) for at in self.knocks(place)}
        axes = [card for card in self.lying[f"mat.{self.seat}"] if card.startswith("axe.")]
        if len(axes) > bool(self.number["fresh-axe"]):
            cell, spot = place
            sides = self.board[cell].openings_at(spot)
            near = {frozenset([cell, beside(cell, side)]) for side in sides}
            found |= {Choice("cut", "", edge) for edge in near & self.webs}
        return found

    def _plays(self, card: str) -> set[Choice]:
        """What can be done with a card besides putting it away (D0, D6, D13-D19)."""
        sort, seats = card.rpartition(".")[0], range(self.seats)
        others = [seat for seat in seats if seat != self.seat]
        if sort == "secret-information":
            looks = {Choice("inspect", card, seat) for seat in others if seat not in self.shown}
            return looks | {Choice("map", card, cell) for cell in self.hidden}
        if sort == "rockfall":
            taken = {cell for cell, _ in self.pieces.values()}
            loose = {cell for cell, name in self.names.items() if name not in SPECIAL}
            return {Choice("rockfall", card, cell) for cell in loose - taken}
        if sort == "swap-hands":
            return {Choice("swap", card, seat) for seat in others}
        if sort == "boots":
            mats = [" ".join(self.lying[f"mat.{seat}"]) for seat in seats]
            return {Choice("boots", card, seat) for seat in seats if "boots." not in mats[seat]}
        if sort == "axe":
            return {Choice("axe", card, seat) for seat in seats}
        if sort == "web":
            return {Choice("web", card, edge) for edge in self._open_edges() - self.webs}
        if sort in CREATURES:
            starts = {self.pieces[sort]} if sort in self.pieces else self.marked("hole")
            return {Choice("send", card, place) for place in starts}
        return self._digs(card)

    def _open_edges(self) -> set[Edge]:
        """D16: where two cards are joined, and open ends."""
        edges: set[Edge] = set()
        for cell, card in self.board.items():
            for side in card.sides:
                there = self.board.get(beside(cell, side))
                if there is None or TURNED[side] in there.sides:
                    edges.add(frozenset([cell, beside(cell, side)]))
        return edges

    def _digs(self, name: str) -> set[Choice]:
        cards = [Card(name, False), Card(name, True)]
        if cards[0].looks() == cards[1].looks():
            cards.pop()
        cells = {beside(cell, side) for cell in self.board for side in STEP}
        free = cells - set(self.board) - self.hidden
        return {
            Choice("dig", name, cell, card.turned)
            for card in cards
            for cell in free
            if self._fits(card, cell)
        }

    def _fits(self, card: Card, cell: Cell) -> bool:
        """D6: all edges to face-up cards fit, and one of its openings meets one of theirs."""
        meets = []
        for side in STEP:
            other = self.board.get(beside(cell, side))
            if other is not None:
                mine, yours = side in card.sides, TURNED[side] in other.sides
                if mine != yours:
                    return False
                meets.append(mine)
        return any(meets)
