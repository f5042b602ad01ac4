"""A table whose match was played to the end by chance, without a server; and what it can show."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.match.document import save
from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of, seed_of
from rockfall.server.entries import MATCH_FORMAT, Advanced, Chose, Closed, Dealt, DrawOpened, Entry
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_info import info_of
from rockfall.server.told_events import events

SEED = "5e" * 32


#: What Anna and Ben put in where a seed is drawn.
NUMBERS = ["a1" * 32, "b2" * 32]


def dealt_table(spec: str = "jubilee", seats: int = 3, seed: str = SEED) -> Table:
    """Two people and bots who have just been dealt their cards."""
    return _deal(Table("cellar"), spec, seats, seed)


def drawn_table(revealed: int = 2) -> Table:
    """The same, with a seed that was drawn with the numbers that so many of the two revealed."""
    pledges = [p.Pledge(seat, seat, commitment_of(NUMBERS[seat])) for seat in range(2)]
    draw: list[Entry] = [p.Committed(one.member, one.commitment) for one in pledges]
    draw.append(DrawOpened(SEED, pledges))
    draw += [p.Revealed(member, NUMBERS[member]) for member in range(revealed)]
    seed = seed_of(SEED, dict(enumerate(NUMBERS[:revealed])))
    return _deal(Table("cellar"), "jubilee", 3, seed, draw)


def _deal(table: Table, spec: str, seats: int, seed: str, draw: Sequence[Entry] = ()) -> Table:
    entries: list[Entry] = [
        p.Opened(p.Settings(spec=spec, seats=seats), "ABCDEF"),
        p.Joined(0, "Anna"),
        p.Sat(0, 0),
        p.Joined(1, "Ben"),
        p.Sat(1, 1),
        p.Muted(1, 0, True),
        *draw,
        Dealt(
            seed,
            spec,
            [0, 1, *[-1] * (seats - 2)],
            ["", "", *["standard"] * (seats - 2)],
            ["Anna", "Ben", *[f"Bot {seat}" for seat in range(2, seats)]],
            MATCH_FORMAT,
        ),
    ]
    for at, entry in enumerate(entries):
        fold(table, at, entry)
    return table


def play(table: Table, steps: int = 10_000, chance: int = 1) -> Table:
    """Make legal moves by chance, at most so many; a claim is made when the first one is."""
    assert table.match is not None
    choice = Random(chance)
    layout = table.match.edition.rules.layout
    roles = [layout.kinds[kind] for kind in layout.frame.sides]
    role = "saboteur" if "saboteur" in roles else roles[0]
    fold(table, table.seq, p.Spoke(0, p.RoleClaim(1, role)))
    while not table.match.over and steps:
        seat = table.match.actor
        move = choice.choice(table.match.moves(seat))
        fold(table, table.seq, Chose(seat, move, "person" if seat < 2 else "bot"))
        while table.match.actor == TABLE:
            fold(table, table.seq, Advanced())
        steps -= 1
    return table


def finished_table(spec: str = "jubilee", seats: int = 3) -> Table:
    """A table whose match is over."""
    return finish(dealt_table(spec, seats))


def finish(table: Table) -> Table:
    """Play a match to its end."""
    play(table)
    fold(table, table.seq, Closed("finished"))
    return table


def proof_of(table: Table) -> dict[str, Any]:
    """The proof as a server shows it, to be bent."""
    assert table.match is not None
    assert table.how
    document = msgspec.json.decode(save(table.match))
    draw = table.draw.opened() if table.draw is not None else None
    proof = p.Proof(commitment_of(table.seed), table.how, document, draw)
    return dict(msgspec.to_builtins(proof))


def replay_of(table: Table) -> dict[str, Any]:
    """The public replay as a server shows it, to be bent."""
    told = [
        p.Nothing() if isinstance(what[WATCHER], p.Muted) else what[WATCHER]
        for what in events(table, [WATCHER], 0)
    ]
    steps = [p.Told(seq, table.log[seq][0], what) for seq, what in enumerate(told)]
    return dict(msgspec.to_builtins(p.Replay(info_of(table), WATCHER, steps)))
