"""Clues as text, both ways: what an eye knows of cards it does not see where they lie.

::

    knows #1 treasure in goal.0/0 or treasure in goal.1/0
    knows #0 2*NES map in hand.2 and NS in hand.2 discard/3-5

An eye, then cards and the places they lie in, each in another one; of several cases one is true.
A place is a slot of a row, counted from 0, or a whole bag. All is about cards of one deck.
"""

from collections.abc import Iterable

from rockfall.kernel.clues import Case, Clue, Known, place_of, slot_of, tidy, zone_of
from rockfall.kernel.layout import BACK, GOD, TRACKED, Layout
from rockfall.kernel.state import State
from rockfall.match.spelling import (
    NotationError,
    eye_text,
    find,
    parse_card,
    parse_eye,
    parse_number,
    quote,
)

KNOWS = "knows"
_FORM = "a clue is written: knows #seat cards in places [and cards in places] [or ...]"
_BAG = -1
_MOST_SLOTS = 256


def clue_text(layout: Layout, known: Known) -> str:
    """What an eye knows of a deck, as a fact."""
    eye, _, cases = known
    said = [" and ".join(_one(layout, clue) for clue in case) for case in cases]
    return f"{KNOWS} {eye_text(eye)} {' or '.join(said)}"


def _one(layout: Layout, clue: Clue) -> str:
    kinds, places = clue
    counts = {kind: kinds.count(kind) for kind in kinds}
    cards = [f"{n}*{layout.kinds[k]}" if n > 1 else layout.kinds[k] for k, n in counts.items()]
    return f"{' '.join(cards)} in {' '.join(_places(layout, places))}"


def _places(layout: Layout, places: tuple[int, ...]) -> list[str]:
    """Places as words, neighbouring slots of a row as one."""
    words = [layout.zones[zone_of(place)] for place in places if slot_of(place) < 0]
    slots: dict[int, list[list[int]]] = {}
    for place in places:
        zone, slot = zone_of(place), slot_of(place)
        if slot >= 0:
            runs = slots.setdefault(zone, [])
            if runs and runs[-1][1] == slot - 1:
                runs[-1][1] = slot
            else:
                runs.append([slot, slot])
    for zone, runs in slots.items():
        for first, last in runs:
            words.append(f"{layout.zones[zone]}/{first}" + (f"-{last}" if last > first else ""))
    return words


def parse_clue(layout: Layout, eye: int, words: list[str]) -> Known:
    """What a fact, without its first word, says that an eye knows; `eye` is the position's."""
    if len(words) < 2:
        raise NotationError(_FORM)
    whose = parse_eye(layout, words[0])
    if whose == GOD or eye not in (GOD, whose):
        raise NotationError(f"{eye_text(eye)} cannot know what {words[0]} knows")
    cases = [_parse_case(layout, case) for case in _split(words[1:], "or")]
    decks = {layout.deck[kind] for case in cases for kinds, _ in case for kind in kinds}
    decks |= {layout.carries[zone] for zone in zones_in(cases)}
    if len(decks) != 1:
        raise NotationError("a clue is about cards of one deck, in places of that deck")
    return whose, decks.pop(), tuple(sorted(set(cases)))


def zones_in(cases: Iterable[Case]) -> set[int]:
    """The zones that cases speak of."""
    return {zone_of(place) for case in cases for _, places in case for place in places}


def _split(words: list[str], by: str) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == by:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _parse_case(layout: Layout, words: list[str]) -> Case:
    clues: list[Clue] = []
    for said in _split(words, "and"):
        parts = _split(said, "in")
        if len(parts) != 2 or not all(parts):
            raise NotationError(_FORM)
        kinds = b"".join(_cards(layout, word) for word in parts[0])
        places = {place for word in parts[1] for place in _place(layout, word)}
        clues.append((kinds, tuple(sorted(places))))
    return tidy(clues)


def _cards(layout: Layout, word: str) -> bytes:
    number, star, name = word.partition("*")
    card = parse_card(layout, name if star else word)
    count = parse_number(number) if star else 1
    if card == BACK or not 0 < count <= layout.count[card]:
        raise NotationError(f"'{quote(word)}' is not what somebody could know")
    return bytes([card]) * count


def _place(layout: Layout, word: str) -> list[int]:
    name, slash, numbers = word.partition("/")
    zone = find("zone", layout.zones, name)
    if bool(slash) != (layout.sight[zone] == TRACKED):
        raise NotationError(f"'{quote(word)}': a row has slots, such as discard/2, a bag has none")
    if not slash:
        return [place_of(zone, _BAG)]
    first, dash, last = numbers.partition("-")
    slots = range(parse_number(first), parse_number(last if dash else first) + 1)
    if not slots or slots.start < 0 or slots.stop > _MOST_SLOTS:
        raise NotationError(f"'{quote(word)}' is no slot")
    return [place_of(zone, slot) for slot in slots]


def check_clues(state: State) -> None:
    """Refuse clues about slots where nothing lies."""
    for _, _, cases in state.clues():
        for case in cases:
            for _, places in case:
                for place in places:
                    zone, slot = zone_of(place), slot_of(place)
                    if slot >= state.size(zone):
                        name = state.layout.zones[zone]
                        raise NotationError(f"nothing lies in {name}, slot {slot}")
