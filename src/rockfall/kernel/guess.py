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
from rockfall.kernel.layout import ANYTHING, BACK, GOD, ROW
from rockfall.kernel.notes import cases_by
from rockfall.kernel.state import STRIDE, State


class GuessError(ValueError):
    """What a guess was to be like cannot lie behind the view."""


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
    wanted = _wanted(view, fixed or {}, weights or {}) if fixed or weights else {}
    unseen = _unseen(view)
    for deck, zones in enumerate(_hiding(view)):
        if zones:
            holes = _holes(view, zones) if _is_constrained(view, deck, zones, wanted) else []
            if holes:
                fittings = _fittings(view, deck, unseen[deck], holes, wanted)
                laid = fittings[choose(_ways(fittings), dice)].lay(dice)
                for hole, cards in zip(holes, laid, strict=True):
                    _put(truth, hole, cards)
                    for card in cards:
                        unseen[deck].remove(card)
            _deal(truth, zones, unseen[deck], dice)
    return truth


def _wanted(
    view: State, fixed: dict[int, int], weights: dict[tuple[int, int], int]
) -> dict[tuple[int, int], int]:
    """Weights for (place, kind), with those that are fixed; checked against what the view shows."""
    layout = view.layout
    wanted = weights.copy()
    for (place, kind), weight in weights.items():
        _check(view, place, kind)
        if weight < 0:
            raise GuessError(f"a weight of {weight} is less than nothing")
    for place, kind in fixed.items():
        _check(view, place, kind)
        zone, slot = zone_of(place), slot_of(place)
        if slot < 0:
            raise GuessError(f"{layout.zones[zone]} is a bag: a card has no place in it")
        card = view.card(zone, slot)
        if card not in (BACK, kind):
            names = layout.kinds
            raise GuessError(f"{names[card]} lies in {layout.zones[zone]}, not {names[kind]}")
        for other, deck in enumerate(layout.deck):
            if other != kind and deck == layout.carries[zone]:
                wanted[place, other] = 0
        wanted.setdefault((place, kind), 1)
    return wanted


def _check(view: State, place: int, kind: int) -> None:
    """Refuse a place where nothing can lie, and a kind that cannot lie there."""
    layout = view.layout
    zone, slot = zone_of(place), slot_of(place)
    if zone >= len(layout.zones) or (slot < 0) == (view.sort[zone] == ROW):
        raise GuessError(f"there is no place {place}")
    if slot >= view.size(zone):
        raise GuessError(f"nothing lies in {layout.zones[zone]}, slot {slot}")
    if not 0 < kind < len(layout.kinds) or layout.deck[kind] != layout.carries[zone]:
        raise GuessError(f"{kind} is no kind that could lie in {layout.zones[zone]}")


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
    if cases_by(view.notes(view.eye, deck)[0])[0]:
        return True
    for place, _ in wanted:
        if layout.carries[zone_of(place)] == deck:
            return True
    if _is_dealt(view, deck):
        for zone in zones:
            if may_hold(view, zone) != ANYTHING:
                return True
    return False


def _is_dealt(view: State, deck: int) -> bool:
    home = view.layout.home[deck]
    return len(view.zones[home]) < len(view.layout.full[home])


def may_hold(view: State, zone: int) -> int:
    """The kinds that may lie in a zone, as bits: as declared, and as a public counter tells."""
    layout = view.layout
    told = layout.told_by[zone]
    if told < 0:
        return layout.holds[zone]
    return layout.holds[zone] & layout.told[zone][view.nums[told]]


def _holes(view: State, zones: list[int]) -> list[Hole]:
    """Where backs lie in some zones."""
    holes: list[Hole] = []
    for zone in zones:
        cards = view.zones[zone]
        if view.sort[zone] == ROW:
            for slot in range(len(cards) // STRIDE):
                if cards[STRIDE * slot] == BACK:
                    holes.append(Hole(place_of(zone, slot), 1))
        else:
            holes.append(Hole(place_of(zone, -1), len(cards)))
    return holes


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
        key += [hole.place, hole.size]
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
    dealt = _is_dealt(view, deck)
    asked = False
    for place, _ in wanted:
        asked = asked or layout.carries[zone_of(place)] == deck
    held = [may_hold(view, zone_of(hole.place)) if dealt else ANYTHING for hole in holes]
    table: dict[int, tuple[int, ...]] = {}
    for kind in unseen:
        if kind not in table:
            weights = [each >> kind & 1 for each in held]
            if asked:
                for at, hole in enumerate(holes):
                    weights[at] *= wanted.get((hole.place, kind), 1)
            table[kind] = tuple(weights)
    possible: list[Fitting] = []
    for case in cases_by(view.notes(view.eye, deck)[0]):
        fitting = _fitting(case, unseen, holes, table, asked)
        if fitting.ways:
            possible.append(fitting)
    if not possible:
        raise GuessError(f"no deal of the deck '{layout.decks[deck]}' is like that")
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
