"""Positions as text, both ways: any truth or view, one fact a line (or between semicolons).

::

    eye #1                          whose view it is: god, watcher or a seat; the first fact
    hand.1: NES 2*NS map            a zone and its cards; ? is a card back
    discard: NES@all ?@#0 NS@#1#3   a row, in order, with who has seen each card
    3,-1: NE turned                 a face-up card
    8,0: face-down goal.1           a face-down card and the zone that keeps it
    round = 2                       a counter
    dwarf.0 = #2 at 3,-1            a token: whose it is, and where it stands; or gone
    asks #1 rotation 8,0            a pending decision; of several the last comes first
    knows #1 NES in hand.2          a clue (clue_text.py)

What is empty or as at the start is left out. How hands came by their cards (traffic.py) is no part
of a position: who guesses behind one that was read counts no groups in hands that hold some.
"""

import re
from typing import Final

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import BACK, BLIND, EVERYONE, GOD, ROW, WATCHER, Layout, witness
from rockfall.kernel.moves import a_of, b_of, kind_of, pack, seat_of
from rockfall.kernel.notes import Note
from rockfall.kernel.state import STRIDE, State, blank
from rockfall.match.clue_text import KNOWS, check_clues, clue_text, parse_clue, zones_in
from rockfall.match.spelling import (
    TURNED,
    NotationError,
    eye_text,
    find,
    looks_like_cell,
    parse_card,
    parse_cell,
    parse_eye,
    parse_number,
    parse_seat,
    parse_token,
    quote,
    seat_text,
    token_text,
)

_FACE_DOWN: Final = "face-down"
_ALL: Final = "all"
_SEVERAL: Final = re.compile(r"([0-9]{1,3})\*(.+)")
_WITNESS: Final = re.compile(r"watcher|#[0-9]+")
_FACTS: Final = re.compile(r"[;\n]")


# -- writing ---------------------------------------------------------------------------------


def position_text(state: State) -> str:
    """A state as text."""
    layout = state.layout
    facts = [f"eye {eye_text(state.eye)}"]
    for zone, name in enumerate(layout.zones):
        if state.zones[zone]:
            cards = _row_text(state, zone) if state.sort[zone] == ROW else _bag_text(state, zone)
            facts.append(f"{name}: {cards}")
    for at, tile in sorted(state.grid.tiles.items()):
        turned = f" {TURNED}" if tile & 1 else ""
        facts.append(f"{cell_text(at)}: {layout.kinds[tile >> 1]}{turned}")
    for at, zone in sorted(state.grid.down.items()):
        facts.append(f"{cell_text(at)}: {_FACE_DOWN} {layout.zones[zone]}")
    for num, value in enumerate(state.nums):
        if value != layout.first[num]:
            token = layout.token(num)
            text = str(value) if token is None else token_text(token, value)
            facts.append(f"{layout.nums[num]} = {text}")
    facts.extend(_task_text(layout, task) for task in state.todo)
    facts.extend(clue_text(layout, known) for known in state.clues())
    return "\n".join(facts) + "\n"


def _bag_text(state: State, zone: int) -> str:
    cards = state.zones[zone]
    counts = {kind: cards.count(kind) for kind in cards}
    names = state.layout.kinds
    return " ".join(f"{n}*{names[k]}" if n > 1 else names[k] for k, n in counts.items())


def _row_text(state: State, zone: int) -> str:
    words: list[str] = []
    for slot, card in enumerate(state.cards(zone)):
        seen = state.witnesses(zone, slot)
        name = state.layout.kinds[card]
        words.append(f"{name}@{_witness_text(state.layout, seen)}" if seen else name)
    return " ".join(words)


def _witness_text(layout: Layout, seen: int) -> str:
    if seen == EVERYONE:
        return _ALL
    eyes = [eye for eye in range(WATCHER, layout.seats) if seen & witness(eye)]
    return "".join(eye_text(eye) for eye in eyes)


def _task_text(layout: Layout, task: int) -> str:
    words = ["asks", seat_text(seat_of(task)), layout.tasks[kind_of(task)]]
    if a_of(task) or b_of(task):
        words.append(cell_text(a_of(task)))
    if b_of(task):
        words.append(str(b_of(task)))
    return " ".join(words)


# -- reading ---------------------------------------------------------------------------------


def parse_position(layout: Layout, text: str) -> State:
    """The state that a text means; NotationError says which fact was not understood, and why."""
    facts = [fact.strip() for fact in _FACTS.split(text) if fact.strip()]
    first = facts[0].split() if facts else []
    if len(first) != 2 or first[0] != "eye":
        raise NotationError("a position begins with its eye: eye god, eye watcher or eye #0")
    reader = _Reader(layout, parse_eye(layout, first[1]))
    for number, fact in enumerate(facts[1:], 2):
        try:
            reader.read(fact)
        except NotationError as error:
            raise NotationError(f"fact {number}, '{quote(fact)}': {error}") from None
    return reader.finish()


class _Reader:
    """Reads fact by fact into a table from which everything was taken off."""

    def __init__(self, layout: Layout, eye: int) -> None:
        self.layout = layout
        self.state = blank(layout, eye)
        self.state.zones = [b""] * len(layout.zones)
        self.left = layout.count.copy()
        self.tiles: dict[int, int] = {}
        self.down: dict[int, int] = {}
        self.known: set[str] = set()

    def read(self, fact: str) -> None:
        """Take one fact in."""
        if fact.split(maxsplit=1)[0] == "asks":
            self._task(fact.split()[1:])
            return
        if fact.split(maxsplit=1)[0] == KNOWS:
            self._clue(fact.split()[1:])
            return
        name, colon, value = fact.partition(":")
        if not colon:
            name, equals, value = fact.partition("=")
            if not equals:
                raise NotationError("it is neither a zone, nor a cell, a counter or a decision")
        name, words = name.strip(), value.split()
        if name in self.known:
            raise NotationError(f"'{quote(name)}' was said before")
        self.known.add(name)
        if not colon:
            self._counter(name, words)
        elif looks_like_cell(name):
            self._cell(name, words)
        else:
            self._zone(find("zone", self.layout.zones, name), words)

    def finish(self) -> State:
        """The state, once all facts are in."""
        grid = self.state.grid
        for at, zone in self.down.items():
            if self.state.sort[zone] != ROW or self.state.size(zone) != 1:
                name = self.layout.zones[zone]
                raise NotationError(f"{cell_text(at)}: {name} keeps no single face-down card")
            grid.lay_down(at, zone)
        for at, tile in self.tiles.items():
            grid.place(at, tile)
        check_clues(self.state)
        return self.state

    def _clue(self, words: list[str]) -> None:
        known = parse_clue(self.layout, self.state.eye, words)
        eye, deck, cases = known
        if self.state.notes(eye, deck)[0] is not None:
            raise NotationError("what this eye knows of this deck was said before")
        zones = sum({1 << zone for zone in zones_in(cases)})
        self.state.keep([*self.state.trails, (eye, deck, zones, Note(None, list(cases)))])

    def _counter(self, name: str, words: list[str]) -> None:
        num = find("counter", self.layout.nums, name)
        token = self.layout.token(num)
        if token is not None:
            self.state.nums[num] = parse_token(self.layout, token, words)
            return
        if len(words) != 1:
            raise NotationError("a counter has one number")
        self.state.nums[num] = parse_number(words[0])

    def _cell(self, name: str, words: list[str]) -> None:
        at = parse_cell(name)
        if at in self.tiles or at in self.down:
            raise NotationError("this cell is taken")
        if len(words) == 2 and words[0] == _FACE_DOWN:
            zone = find("zone", self.layout.zones, words[1])
            if zone in self.down.values():
                raise NotationError(f"{words[1]} keeps the card of another cell")
            self.down[at] = zone
            return
        if not words or words[1:] not in ([], [TURNED]):
            raise NotationError(f"a cell holds a card, or a card {TURNED}, or {_FACE_DOWN} zone")
        card = parse_card(self.layout, words[0])
        if not self.layout.tileset.opens[card * 2]:
            raise NotationError(f"{words[0]} cannot lie on the grid")
        self._use(card)
        self.tiles[at] = card * 2 + len(words) - 1

    def _zone(self, zone: int, words: list[str]) -> None:
        row, blind = self.state.sort[zone] == ROW, self.state.sort[zone] == BLIND
        out = bytearray()
        for word in words:
            name, _, eyes = word.partition("@") if row else (word, "", "")
            several = None if row else _SEVERAL.fullmatch(name)
            card = parse_card(self.layout, several[2] if several else name)
            seen = self._witnesses(eyes) if row else 0
            eye = self.state.eye
            hidden = blind or (row and eye != GOD and not seen & witness(eye))
            if hidden != (card == BACK):
                raise NotationError(f"the eye {'cannot' if hidden else 'can'} see '{quote(word)}'")
            for _ in range(int(several[1]) if several else 1):
                self._use(card, zone)
                out += bytes([card, seen & 255, seen >> 8][: STRIDE if row else 1])
        self.state.zones[zone] = bytes(out) if row else bytes(sorted(out))

    def _witnesses(self, eyes: str) -> int:
        if eyes == _ALL:
            return EVERYONE
        if _WITNESS.sub("", eyes):
            raise NotationError(
                f"'{quote(eyes)}' is not who saw it: write all, or #0#2, or watcher"
            )
        seen = 0
        for name in _WITNESS.findall(eyes):
            seen |= witness(parse_eye(self.layout, name))
        return seen

    def _use(self, card: int, zone: int = -1) -> None:
        """Count a card: a table has no more of a kind than the box, each in zones of its deck."""
        layout = self.layout
        if card == BACK:
            return
        if zone >= 0 and layout.carries[zone] != layout.deck[card]:
            raise NotationError(f"{layout.kinds[card]} does not belong in {layout.zones[zone]}")
        if not self.left[card]:
            raise NotationError(f"there are only {layout.count[card]} of {layout.kinds[card]}")
        self.left[card] -= 1

    def _task(self, words: list[str]) -> None:
        if not 2 <= len(words) <= 4:
            raise NotationError("a decision is written: asks #seat question [column,row [number]]")
        seat = parse_seat(self.layout, words[0])
        kind = find("question", self.layout.tasks, words[1])
        a = parse_cell(words[2]) if len(words) > 2 else 0
        b = parse_number(words[3]) if len(words) > 3 else 0
        if b < 0:
            raise NotationError(f"{b} is less than nothing")
        self.state.todo.append(pack(kind, seat, a, b))
