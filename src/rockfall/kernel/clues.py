"""Clues: what an eye knows of cards that it no longer sees where they lie.

Whoever has seen a card and then loses sight of it still knows where it can be: one of two goals
that were switched, somewhere in a hand that was given away, back in a box. A clue says that cards
of these kinds lie in these places, each in another place; a case is all clues that hold together;
an eye knows of a deck that one of several cases is true. Nobody else learns of an eye's clues.

A place is a slot of a row, or a whole bag.
"""

from typing import Final

#: Cards of these kinds lie in these places, each in another one.
Clue = tuple[bytes, tuple[int, ...]]
#: Clues that hold together.
Case = tuple[Clue, ...]
#: An eye, a deck, and the cases of which that eye knows one to be true.
Known = tuple[int, int, tuple[Case, ...]]

_SLOT_AT: Final = 10
_ZONE: Final = (1 << _SLOT_AT) - 1
#: What an eye knows that has no clue.
NO_CLUE: Final[list[Case]] = [()]


def place_of(zone: int, slot: int) -> int:
    """A slot of a row as a place; a bag, whose slot is below zero, is one place."""
    return zone + (slot + 1 << _SLOT_AT)


def zone_of(place: int) -> int:
    """The zone of a place."""
    return place & _ZONE


def slot_of(place: int) -> int:
    """The slot of a place; -1 for a bag."""
    return (place >> _SLOT_AT) - 1


# -- cases -----------------------------------------------------------------------------------


def is_possible(case: Case) -> bool:
    """Whether every clue has places enough; a bag has always some."""
    for kinds, places in case:
        # Bags come first, so that where the first place is a slot all are.
        if not places or (places[0] > _ZONE and len(kinds) > len(places)):
            return False
    return True


def tidy(clues: list[Clue]) -> Case:
    """Clues in their order, those with the same places as one."""
    merged: dict[tuple[int, ...], bytes] = {}
    for kinds, places in clues:
        if kinds:
            merged[places] = merged.get(places, b"") + kinds
    return tuple(sorted([(bytes(sorted(kinds)), places) for places, kinds in merged.items()]))


def settled(cases: list[Case]) -> list[Case]:
    """The cases that are possible, in order; no clue if there is none, or one that says nothing."""
    possible = sorted({case for case in cases if is_possible(case)})
    if not possible or not possible[0]:
        return NO_CLUE
    return joined(possible) if len(possible) > 1 else possible


def joined(cases: list[Case]) -> list[Case]:
    """The same cases, those that differ only in where a single card lies as one."""
    for turn in range(max([len(case) for case in cases], default=0)):
        groups: dict[tuple[Case, bytes], set[int]] = {}
        others: list[Case] = []
        for case in cases:
            if turn < len(case) and len(case[turn][0]) == 1:
                rest = (*case[:turn], *case[turn + 1 :])
                groups.setdefault((rest, case[turn][0]), set()).update(case[turn][1])
            else:
                others.append(case)
        for (rest, kind), places in groups.items():
            others.append(tidy([*rest, (kind, tuple(sorted(places)))]))
        cases = sorted(set(others))
    return cases


# -- changing cases --------------------------------------------------------------------------


def renamed(case: Case, names: dict[int, int]) -> Case:
    """The same clues where places have other names."""
    changed: list[Clue] = []
    for kinds, places in case:
        changed.append((kinds, tuple(sorted({names.get(place, place) for place in places}))))
    return tidy(changed)


def widened(case: Case, bag: int, place: int) -> Case:
    """One card of a bag, nobody knows which, went to another place."""
    changed: list[Clue] = []
    for kinds, places in case:
        wider = {*places, place} if bag in places else {*places}
        changed.append((kinds, tuple(sorted(wider))))
    return tidy(changed)


def parted(case: Case, bag: int, place: int, size: int) -> list[Case]:
    """The same, told apart by which card it was: one of some clue, or none of any."""
    sure = sum([len(kinds) for kinds, places in case if places == (bag,)])
    cases = [case] if sure < size else []
    for at, (kinds, places) in enumerate(case):
        if bag in places:
            for kind in set(kinds):
                letter = bytes([kind])
                clues = [*case, (letter, (place,))]
                clues[at] = (kinds.replace(letter, b"", 1), places)
                cases.append(tidy(clues))
    return cases


def without(case: Case, place: int) -> Case:
    """Nothing of what the clues speak of lies in a place."""
    changed: list[Clue] = []
    for kinds, places in case:
        changed.append((kinds, tuple([other for other in places if other != place])))
    return tidy(changed)


def met_in(case: Case, place: int, card: int) -> list[Case]:
    """A card was seen in a place: each clue that speaks of such a card there may have meant it.

    Were it another card of that kind, the clue would still hold without it; so nothing is lost.
    """
    cases: list[Case] = []
    for at, (kinds, places) in enumerate(case):
        letter = bytes([card])
        if place in places and letter in kinds:
            changed = list(case)
            changed[at] = (kinds.replace(letter, b"", 1), places)
            cases.append(tidy(changed))
    return cases or [case]


def met_loosely(case: Case, place: int, card: int) -> Case:
    """The same in one case: of several clues that may have meant it, all but one still hold."""
    letter = bytes([card])
    clues: list[Clue] = []
    hits = 0
    anywhere: set[int] = set()
    for kinds, places in case:
        if place in places and letter in kinds:
            hits += 1
            anywhere.update(places)
            clues.append((kinds.replace(letter, b"", 1), places))
        else:
            clues.append((kinds, places))
    if hits > 1:
        clues.append((letter * (hits - 1), tuple(sorted(anywhere))))
    return tidy(clues)


def mixed(case: Case, mix: set[int], into: set[int]) -> Case:
    """Cards in some places may lie in any of some places now."""
    changed: list[Clue] = []
    for kinds, places in case:
        left = {*places} - mix
        changed.append((kinds, tuple(sorted(left | into)) if len(left) < len(places) else places))
    return tidy(changed)


def closed_up(case: Case, zone: int, slot: int) -> Case:
    """A slot of a row is gone: those after it move up."""
    names: dict[int, int] = {}
    for _, places in case:
        for place in places:
            if place & _ZONE == zone and place >> _SLOT_AT > slot + 1:
                names[place] = place - (1 << _SLOT_AT)
    return renamed(case, names) if names else case
