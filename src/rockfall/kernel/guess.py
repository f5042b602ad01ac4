"""Determinisation: a truth that could lie behind a view.

What a view hides is card backs. A guess deals the unseen cards of every deck, the inventory less
what the view shows, over that deck's backs, and only as they can lie: no card where its zone keeps
it out, and those that the eye has a clue of in the places that the clue names.

What is uniform: think of every card as marked, equal ones too. Each way to lay the marked cards
out that the view, the clues and the zones allow has the same chance; so a world comes up as often
as there are ways for it. Where an eye knows one of several cases to be true, a way counts once for
each case that it belongs to. Weights multiply that chance, card by card.
"""

from math import perm

from rockfall.kernel.chance import Chance
from rockfall.kernel.clues import Case, place_of, slot_of, zone_of
from rockfall.kernel.fitting import STREAM, Fitting, Hole, Piece, choose
from rockfall.kernel.holdings import Shares, holdings
from rockfall.kernel.layout import ANYTHING, BACK, GOD, ROW
from rockfall.kernel.notes import cases_by
from rockfall.kernel.sides import Limits, all_sides_there
from rockfall.kernel.state import STRIDE, State
from rockfall.kernel.wishes import GuessError, wishes


def determinise(
    view: State,
    dice: Chance,
    fixed: dict[int, int] | None = None,
    weights: dict[tuple[int, int], int] | None = None,
) -> State:
    """A state of eye GOD that looks to the view's eye exactly like the view.

    `fixed` says which kind lies in a place (`place_of`); `weights` how many times likelier than
    others a kind is there, 0 for never. What the view rules out is a GuessError.
    """
    layout = view.layout
    guess = view.copy()
    truth = State(layout, GOD, guess.grid, guess.zones, guess.nums, guess.todo)
    truth.trails = view.trails
    truth.clued = view.clued
    truth.traffic = view.traffic
    wanted = wishes(view, fixed or {}, weights or {}) if fixed or weights else {}
    unseen = _unseen(view)
    for deck, zones in enumerate(_hiding(view)):
        if zones:
            if _is_constrained(view, deck, zones, wanted):
                shares = _shares(view, deck, wanted, dice)
                fittings: list[Fitting] = []
                for limits in all_sides_there(view, deck):
                    holes = _holes(view, zones, shares, limits)
                    fittings += _fittings(view, deck, unseen[deck], holes, wanted)
                if not fittings:
                    raise GuessError(f"no deal of the deck '{layout.decks[deck]}' is like that")
                fitting = fittings[choose(_ways(fittings), dice)]
                for hole, cards in zip(fitting.holes, fitting.lay(dice), strict=True):
                    _put(truth, hole, cards)
                    for card in cards:
                        unseen[deck].remove(card)
            _deal(truth, zones, unseen[deck], dice)
    return truth


def _unseen(view: State) -> list[list[int]]:
    """For every deck, its cards that the view does not show."""
    layout = view.layout
    left = layout.count.copy()
    for zone, cards in enumerate(view.zones):
        if cards:
            for card in cards[::STRIDE] if view.sort[zone] == ROW else cards:
                left[card] -= 1
    for tile in view.grid.tiles.values():
        left[tile >> 1] -= 1
    unseen: list[list[int]] = [[] for _ in layout.decks]
    for kind in range(1, len(left)):
        if left[kind]:
            unseen[layout.deck[kind]] += [kind] * left[kind]
    return unseen


def _hiding(view: State) -> list[list[int]]:
    """For every deck, the zones where its backs lie; the largest bag comes last."""
    layout = view.layout
    hiding: list[list[int]] = [[] for _ in layout.decks]
    largest = [0] * len(layout.decks)
    for zone, cards in enumerate(view.zones):
        if not cards:
            continue
        deck = layout.carries[zone]
        if view.sort[zone] == ROW:
            if BACK in cards[::STRIDE]:
                hiding[deck].insert(0, zone)
        elif cards[0] == BACK:
            if len(cards) > largest[deck]:
                largest[deck] = len(cards)
                hiding[deck].append(zone)
            else:
                hiding[deck].insert(0, zone)
    return hiding


def _deal(truth: State, zones: list[int], cards: list[int], dice: Chance) -> None:
    """Deal cards at random over the backs that are left; what is left over needs no dice."""
    for zone in zones:
        filled = bytearray(truth.zones[zone])
        row = truth.sort[zone] == ROW
        need = filled.count(BACK)
        if not row and need == len(cards):
            truth.zones[zone] = bytes(sorted([*filled[need:], *cards]))
            cards.clear()
            continue
        for at in range(0, len(filled), STRIDE if row else 1):
            if filled[at] == BACK:
                which = dice.roll(STREAM, len(cards))
                filled[at] = cards[which]
                cards[which] = cards[-1]
                cards.pop()
        truth.zones[zone] = bytes(filled) if row else bytes(sorted(filled))


def _put(truth: State, hole: Hole, cards: list[int]) -> None:
    """Put cards where backs lay."""
    zone, slot = zone_of(hole.place), slot_of(hole.place)
    lying = truth.zones[zone]
    if cards and slot < 0:
        truth.zones[zone] = lying[len(cards) :] + bytes(cards)
    elif cards:
        at = STRIDE * slot
        truth.zones[zone] = lying[:at] + bytes(cards) + lying[at + 1 :]


# -- what may lie where ----------------------------------------------------------------------


def _is_constrained(
    view: State, deck: int, zones: list[int], wanted: dict[tuple[int, int], int]
) -> bool:
    """Whether some card of a deck may not lie everywhere."""
    layout = view.layout
    if cases_by(view.notes(view.eye, deck)[0])[0] or _is_counted(view, deck):
        return True
    for place, _ in wanted:
        if layout.carries[zone_of(place)] == deck:
            return True
    if _is_dealt(view, deck):
        for zone in zones:
            if view.may_hold(zone) != ANYTHING:
                return True
    return False


def _is_counted(view: State, deck: int) -> bool:
    row = view.layout.laid_away
    return row >= 0 and view.layout.carries[row] == deck and view.traffic != b""


def _is_dealt(view: State, deck: int) -> bool:
    home = view.layout.home[deck]
    return len(view.zones[home]) < len(view.layout.full[home])


def _shares(view: State, deck: int, wanted: dict[tuple[int, int], int], dice: Chance) -> Shares:
    """Of which groups the cards in some places are, by what all saw come and go.

    Where the eye has a clue, or a wish, it is only kept which groups can lie there at all.
    """
    shares: Shares = {}
    if _is_counted(view, deck):
        told = {place for place, _ in wanted}
        for case in cases_by(view.notes(view.eye, deck)[0]):
            for _, places in case:
                told.update(places)
        for holding in holdings(view):
            if not holding.is_possible():
                raise GuessError("a hand gave what it cannot have had")
            loose = not told.isdisjoint(holding.places())
            shares.update(holding.loosely() if loose else holding.dealt(dice))
    return shares


def _holes(view: State, zones: list[int], shares: Shares, limits: Limits) -> list[Hole]:
    """Where backs lie in some zones, those of which more is known than of others apart."""
    holes: list[Hole] = []
    for zone in zones:
        kinds = view.may_hold(zone) if _is_dealt(view, view.layout.carries[zone]) else ANYTHING
        cards = view.zones[zone]
        places = [(place_of(zone, -1), len(cards))]
        if view.sort[zone] == ROW:
            slots = range(len(cards) // STRIDE)
            places = [(place_of(zone, at), 1) for at in slots if cards[STRIDE * at] == BACK]
        for place, size in places:
            for count, groups in shares.get(place, [(size, ANYTHING)]):
                may = kinds & limits.get(place, ANYTHING) & _kinds(view, groups)
                holes.append(Hole(place, count, may))
    return holes


def _kinds(view: State, groups: int) -> int:
    """All kinds of some groups, as bits."""
    if groups == ANYTHING:
        return ANYTHING
    kinds = 0
    for kind, group in enumerate(view.layout.group):
        if group >= 0 and groups >> group & 1:
            kinds |= 1 << kind
    return kinds


def _fittings(
    view: State,
    deck: int,
    unseen: list[int],
    holes: list[Hole],
    wanted: dict[tuple[int, int], int],
) -> list[Fitting]:
    """For every case that may be true, the cards that may not lie everywhere."""
    note = view.notes(view.eye, deck)[0]
    if note is None or wanted:
        return _fitted(view, deck, unseen, holes, wanted)
    # The cards, and where they lie: all that the same cases can fit in with.
    key = [*unseen]
    for hole in holes:
        key += [hole.place, hole.size, hole.kinds]
    fitted = tuple(key)
    if note.fitted != fitted:
        note.fittings = _fitted(view, deck, unseen, holes, wanted)
        note.fitted = fitted
    return note.fittings


def _fitted(
    view: State,
    deck: int,
    unseen: list[int],
    holes: list[Hole],
    wanted: dict[tuple[int, int], int],
) -> list[Fitting]:
    layout = view.layout
    asked = False
    for place, _ in wanted:
        asked = asked or layout.carries[zone_of(place)] == deck
    table: dict[int, tuple[int, ...]] = {}
    for kind in unseen:
        if kind not in table:
            weights = [hole.kinds >> kind & 1 for hole in holes]
            if asked:
                for at, hole in enumerate(holes):
                    weights[at] *= wanted.get((hole.place, kind), 1)
            table[kind] = tuple(weights)
    possible: list[Fitting] = []
    for case in cases_by(view.notes(view.eye, deck)[0]):
        fitting = _fitting(case, unseen, holes, table, asked)
        if fitting.ways:
            possible.append(fitting)
    return possible


def _ways(fittings: list[Fitting]) -> list[int]:
    """How many ways there are for each to deal the whole deck, without their common factor."""
    most = max([len(fitting.pieces) for fitting in fittings])
    room = sum([hole.size for hole in fittings[0].holes])
    return [
        fitting.ways * perm(room - len(fitting.pieces), most - len(fitting.pieces))
        for fitting in fittings
    ]


def _fitting(
    case: Case,
    unseen: list[int],
    holes: list[Hole],
    table: dict[int, tuple[int, ...]],
    everything: bool,
) -> Fitting:
    """The cards of a deck that may not lie everywhere, if the clues of a case hold."""
    left = unseen.copy()
    pieces: list[Piece] = []
    for kinds, places in case:
        for kind in kinds:
            if kind not in left:
                # The eye has seen where that card is since: this case is not the true one.
                return Fitting([Piece(kind, tuple([0] * len(holes)))], holes)
            left.remove(kind)
            weights = table[kind]
            inside = [w if h.place in places else 0 for w, h in zip(weights, holes, strict=True)]
            pieces.append(Piece(kind, tuple(inside)))
    for kind in left:
        if everything or min(table[kind]) != 1 or max(table[kind]) != 1:
            pieces.append(Piece(kind, table[kind]))
    return Fitting(pieces, holes)
