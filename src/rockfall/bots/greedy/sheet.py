"""A crib sheet: what the bot looks up about an edition, worked out once from its declared names."""

from rockfall.editions.data import CARDS
from rockfall.kernel.geometry import SIDES
from rockfall.kernel.layout import Layout
from rockfall.kernel.rules import Rules

DIG = "dig"
PASS = "pass"
BREAK = "break"
REPAIR = "repair"
MAP = "map"
ROCKFALL = "rockfall"
REVEAL = "reveal"
ROTATE = "rotate"
KEEP = "keep"
SABOTEUR = "saboteur"
#: what a path card without any through strand is good for
DEAD_END = "dead-end"


class Sheet:
    """Numbers and sorts of the things that the bot thinks in."""

    def __init__(self, rules: Rules) -> None:
        layout = rules.layout
        self.layout = layout
        seats = range(layout.seats)
        self.seats = layout.seats
        self.verbs = [verb.name for verb in layout.verbs]
        self.hands = [layout.zones.index(f"hand.{seat}") for seat in seats]
        self.mats = [layout.zones.index(f"mat.{seat}") for seat in seats]
        self.roles = [layout.zones.index(f"role.{seat}") for seat in seats]
        self.pile = layout.zones.index("pile")
        self.round = layout.nums.index("round")
        self.saboteur = layout.kinds.index(SABOTEUR)
        box = layout.deck[self.saboteur]
        self.saboteurs = layout.count[self.saboteur]
        self.role_cards = sum(
            count for kind, count in enumerate(layout.count) if layout.deck[kind] == box
        )
        treasures = {card.name for card in CARDS.goal if card.sort == "treasure"}
        self.treasures = [name in treasures for name in layout.kinds]
        nuggets = {card.name: card.nuggets for card in CARDS.gold}
        self.nuggets = [nuggets.get(name, 0) for name in layout.kinds]
        self.uses = _uses(layout)
        #: opening masks, as a set of sixteen bits, of cards that lead somewhere
        self.passages = 0
        for kind, use in enumerate(self.uses):
            if use == DIG:
                for tile in (kind * 2, kind * 2 + 1):
                    self.passages |= 1 << layout.tileset.opens[tile]


def _uses(layout: Layout) -> list[str]:
    """Kind -> what a card of the draw pile is for; empty for anything else."""
    sorts = {card.name: card.sort for card in CARDS.action}
    tiles = layout.tileset
    drawn = layout.decks.index("pile")
    uses = []
    for kind, name in enumerate(layout.kinds):
        use = sorts.get(name, "")
        if layout.deck[kind] == drawn and tiles.opens[kind * 2]:
            strands = [tiles.strand[kind << 5 | side] for side in SIDES]
            use = DIG if any(strand.bit_count() > 1 for strand in strands) else DEAD_END
        uses.append(use)
    return uses
