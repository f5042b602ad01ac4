"""Units given at once end as if they had been given one after another."""

import asyncio
from collections import Counter
from typing import NamedTuple

from hypothesis import example, given
from hypothesis import strategies as st
from sqlalchemy import URL

from rockfall.server.store.appending import A_WHILE
from rockfall.server.store.rows import (
    KEEP,
    Append,
    EntryRow,
    Keep,
    KeyRow,
    Kind,
    Phase,
    TableRow,
    Whole,
)
from rockfall.server.store.store import Store
from tests.server.store.stores import outcome, using
from tests.support.strategies import lane

TABLES = ("a", "b", "c")
CODES = ("X", "Y")
PHASES: tuple[Phase, ...] = ("lobby", "playing", "over")
KINDS: tuple[Kind, ...] = ("token", "recovery")


class Model:
    """A store as a dictionary: the plainest thing that could be right."""

    def __init__(self) -> None:
        self.tables: dict[str, Whole] = {}
        #: At these there was a match, where it is not noted of every entry when it came.
        self.played: set[str] = set()

    def outcome(self, unit: Append) -> str:
        """What storing a unit should come to, and do it."""
        there = self.tables.get(unit.table)
        if unit.opened:
            if there:
                return "TableTakenError"
            there = Whole(unit.opened._replace(touched=unit.opened.opened), [], [])
        if there is None:
            return "NoTableError"
        if len(there.entries) != unit.first:
            return "SeqTakenError" if len(there.entries) > unit.first else "SeqGapError"
        row = there.row
        code = row.code if unit.code is KEEP else unit.code
        others = {other.row.code for name, other in self.tables.items() if name != unit.table}
        if code is not None and code in others:
            return "CodeTakenError"
        new = [EntryRow(seq, at, body) for seq, (at, body) in enumerate(unit.entries, unit.first)]
        keys = {key[:2]: key for key in (*there.keys, *unit.keys)}
        row = row._replace(
            code=code,
            phase=unit.phase or row.phase,
            listed=row.listed if unit.listed is None else unit.listed,
            touched=new[-1].at if new else row.touched,
            length=row.length + len(new),
            size=row.size + sum(len(entry.body) for entry in new),
        )
        self.tables[unit.table] = Whole(row, there.entries + new, sorted(keys.values()))
        if "playing" in (there.row.phase, row.phase):
            self.played.add(unit.table)
        return "ok"

    def check(self, table: str, found: Whole | None) -> None:
        """Make sure that a table is as it should be."""
        expected = self.tables.get(table)
        if found and expected and table in self.played:
            assert abs(found.row.touched - expected.row.touched) < A_WHILE
            found = found._replace(row=found.row._replace(touched=expected.row.touched))
        assert found == expected


class Wish(NamedTuple):
    """A unit before it is known where the log ends."""

    table: str
    opens: bool
    slip: int
    entries: list[tuple[int, bytes]]
    phase: Phase | None
    code: str | Keep | None
    listed: bool | None
    keys: list[KeyRow]

    def unit(self, model: Model) -> Append:
        """The unit, usually where the log of the model ends."""
        if self.opens:
            code = None if self.code is KEEP else self.code
            row = TableRow(self.table, code, bool(self.listed), self.phase or "lobby", 7)
            return Append(self.table, 0, self.entries, opened=row, keys=self.keys)
        there = model.tables.get(self.table)
        first = max(0, (len(there.entries) if there else 0) + self.slip)
        # Nothing at the very beginning of a log that is not there is a unit nobody would send.
        entries = self.entries or ([] if first else [(1, b"begin")])
        return Append(
            self.table,
            first,
            entries,
            phase=self.phase,
            code=self.code,
            listed=self.listed,
            keys=self.keys,
        )


MOMENTS = st.integers(0, 2**53) | st.integers(0, 3 * A_WHILE)
WISHES = st.builds(
    Wish,
    st.sampled_from(TABLES),
    st.sampled_from([True, False, False]),
    st.sampled_from([0, 0, 0, 0, 0, 1, -1]),
    st.lists(st.tuples(MOMENTS, st.binary(max_size=9)), max_size=3),
    st.none() | st.sampled_from(PHASES),
    st.just(KEEP) | st.none() | st.sampled_from(CODES),
    st.none() | st.booleans(),
    st.lists(
        st.builds(KeyRow, st.integers(0, 1), st.sampled_from(KINDS), st.binary(max_size=4)),
        max_size=2,
    ),
)


def wish(table: str, opens: bool = False, slip: int = 0, code: str | None = None) -> Wish:
    return Wish(table, opens, slip, [(1, b"entry")], None, code, None, [])


#: Whatever chance brings, each way in which a unit can end is among the examples.
EVERY_END = [
    wish("a"),
    wish("a", opens=True, code="X"),
    wish("a", opens=True),
    wish("a", slip=1),
    wish("a", slip=-1),
    wish("b", opens=True, code="X"),
]


def test_units_given_at_once_end_as_if_given_one_after_another(url: URL) -> None:
    ends: Counter[str] = Counter()

    @lane(25)
    @example(EVERY_END)
    @given(st.lists(WISHES, min_size=2, max_size=12))
    def holds(wishes: list[Wish]) -> None:
        model = Model()
        expected, units = [], []
        for wish in wishes:
            units.append(wish.unit(model))
            expected.append(model.outcome(units[-1]))

        async def story(store: Store) -> None:
            await asyncio.gather(*(store.delete(table) for table in TABLES))
            found = await asyncio.gather(*(outcome(store, unit) for unit in units))
            assert found == expected
            for table in TABLES:
                model.check(table, await store.whole(table))

        using(url, story)
        ends.update(expected)

    holds()
    refusals = {"TableTakenError", "NoTableError", "SeqTakenError", "SeqGapError", "CodeTakenError"}
    assert ends.keys() == {"ok", *refusals}
