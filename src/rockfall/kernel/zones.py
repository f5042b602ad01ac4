"""The zones that an edition declares: flat lists, one entry for each zone."""


class Zones:
    """Where cards can lie, who may see into it, and what can be in it."""

    def __init__(self) -> None:
        #: zone -> name, sight, owner (-1: none), deck it carries, whether it outlives a round
        self.zones: list[str] = []
        self.sight: list[int] = []
        self.owner: list[int] = []
        self.carries: list[int] = []
        self.lasting: list[bool] = []
        #: zone -> the kinds that may lie in it once its deck was dealt, as bits
        self.holds: list[int] = []
        #: zone -> a counter and, by its value, the kinds that may lie there; -1 for no counter
        self.told_by: list[int] = []
        self.told: list[list[int]] = []
        #: zone -> the zones it is filled up from, in this order, when it runs empty; the counter of
        #: how often that was
        self.refills: list[list[int]] = []
        self.refilled: list[int] = []
        #: zone -> the zones, as bits, where who saw a card here may not
        self.veils: list[int] = []
        #: zone -> the zones, as bits, between which all count the groups of cards (traffic.py)
        self.counts: list[int] = []
        #: zone -> its contents when all cards are gathered
        self.full: list[bytes] = []
        #: eye + 2 -> zone -> BARE, BLIND (all its cards are backs to that eye) or a ROW
        self.sort: list[bytes] = []
        #: zone -> its name without its seat or number
        self.stems: list[str] = []
