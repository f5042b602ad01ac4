"""Random networks for The Dark Cave: cards, webs and pieces anywhere, as a scene and as trails."""

from typing import NamedTuple

from hypothesis import strategies as st

from rockfall.editions.cave.data import CARDS
from tests.support.cave import WEBS, Cave
from tests.support.trails import STEP, Cell, Network, Place

#: Where cards lie: around the hidden goal in the south-east, which is one of these cells.
AREA = [(x, y) for y in (3, 4, 5) for x in (2, 3, 4, 5)]
GOAL_CELLS = [(-4, -4), (4, -4), (-4, 4), (4, 4)]
GOAL_NAMES = [goal.name for goal in CARDS.goal]
COUNT = {card.name: card.count for card in CARDS.path}
#: What is drawn from: cards with ladders and those that cost something come up more often.
COSTLY = [card.name for card in CARDS.path if card.feature in ("bridge", "tunnel", "ladder")]
NAMES = 4 * COSTLY + sorted(COUNT)


class Drawn(NamedTuple):
    """A network, where the first dwarf, another one and a creature stand, and what there is."""

    cards: dict[Cell, tuple[str, bool]]
    webs: list[tuple[Cell, str]]
    dwarf: Place
    other: Place
    creature: Place
    gold: int
    hand: int
    boots: bool

    def network(self) -> Network:
        """It as the reference reads it."""
        webs = {
            frozenset({(x, y), (x + STEP[side][0], y + STEP[side][1])})
            for (x, y), side in self.webs
        }
        return Network(self.cards, {cell for cell in GOAL_CELLS if cell not in self.cards}, webs)

    def scene(self) -> Cave:
        """It as a scene: nothing is left to draw, so that a hand only gets smaller."""
        goals = [
            name for name in GOAL_NAMES if name not in {card for card, _ in self.cards.values()}
        ]
        scene = Cave(3).board(
            *[
                f"{name} {x},{y}{' turned' * turned}"
                for (x, y), (name, turned) in self.cards.items()
                if name != "start"
            ]
        )
        rest = iter(goals)
        scene.goals(*["?" if cell in self.cards else next(rest) for cell in GOAL_CELLS])
        for (card, _), ((x, y), side) in zip(WEBS.items(), self.webs, strict=False):
            scene.web(f"{x},{y} {side}", owner=1, card=card)
        scene.dwarves(text(self.dwarf), text(self.other), text(self.other))
        # Path cards of all kinds may lie on the table, so hands are of action cards.
        scene.hand(0, "rat.1", *["lindworm.3", "goblin.3", "rat.3"][: self.hand])
        scene.hand(1, "rat.2").hand(2, "boots.2").treasure(self.gold, 3, 3).pile()
        return scene.before(0, "boots.1") if self.boots else scene


def text(place: Place) -> str:
    """A space as scenes write it."""
    (x, y), number = place
    return f"{x},{y} {number}"


@st.composite
def networks(draw: st.DrawFn) -> Drawn:
    """Up to twelve cards that need not fit each other, up to three webs."""
    some = st.tuples(st.sampled_from(NAMES), st.booleans())
    picked = draw(st.lists(some, min_size=8, max_size=len(AREA)))
    cells = draw(st.permutations(AREA))
    cards: dict[Cell, tuple[str, bool]] = {(0, 0): ("start", False)}
    left = dict(COUNT)
    for cell, (name, turned) in zip(cells, picked, strict=False):
        if cell in GOAL_CELLS:
            if draw(st.booleans()):
                cards[cell] = (draw(st.sampled_from(GOAL_NAMES)), turned)
        elif left[name]:
            left[name] -= 1
            cards[cell] = (name, turned)
    places = Network(cards, set(), set()).places()
    stand = st.sampled_from(places)
    edges = st.tuples(st.sampled_from(sorted(cards)), st.sampled_from("NESW"))
    webs = draw(st.lists(edges, max_size=3, unique=True))
    return Drawn(
        cards,
        webs,
        draw(stand),
        draw(stand),
        draw(stand),
        draw(st.sampled_from([2, 1, 3, 0])),
        draw(st.sampled_from([2, 1, 3, 0])),
        draw(st.booleans()),
    )
