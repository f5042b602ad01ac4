"""A table whose match was played to the end by chance, without a server; and what it can show."""

from random import Random
from typing import Any

import msgspec

from rockfall.kernel.layout import WATCHER
from rockfall.match.document import save
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Closed, Dealt, Entry
from rockfall.server.table import Table, commitment_of
from rockfall.server.telling import events

SEED = "5e" * 32


def dealt_table(spec: str = "jubilee", seats: int = 3, seed: str = SEED) -> Table:
    """Two people and bots who have just been dealt their cards."""
    table = Table("cellar")
    entries: list[Entry] = [
        p.Opened(p.Settings(spec=spec, seats=seats), "ABCDEF"),
        p.Joined(0, "Anna"),
        p.Sat(0, 0),
        p.Joined(1, "Ben"),
        p.Sat(1, 1),
        p.Muted(1, 0, True),
        Dealt(
            seed,
            spec,
            [0, 1, *[-1] * (seats - 2)],
            ["", "", *["greedy"] * (seats - 2)],
            ["Anna", "Ben", *[f"Bot {seat}" for seat in range(2, seats)]],
        ),
    ]
    for at, entry in enumerate(entries):
        table.fold(at, entry)
    return table


def play(table: Table, steps: int = 10_000, chance: int = 1) -> Table:
    """Make legal moves by chance, at most so many; a claim is made when the first one is."""
    assert table.match is not None
    choice = Random(chance)
    table.fold(table.seq, p.Spoke(0, p.RoleClaim(1, "saboteur")))
    while not table.match.over and steps:
        seat = table.match.actor
        move = choice.choice(table.match.moves(seat))
        table.fold(table.seq, Chose(seat, move, "person" if seat < 2 else "bot"))
        steps -= 1
    return table


def finished_table(spec: str = "jubilee", seats: int = 3) -> Table:
    """A table whose match is over."""
    table = play(dealt_table(spec, seats))
    table.fold(table.seq, Closed("finished"))
    return table


def proof_of(table: Table) -> dict[str, Any]:
    """The proof as a server shows it, to be bent."""
    assert table.match is not None
    assert table.how
    document = msgspec.json.decode(save(table.match))
    proof = p.Proof(commitment_of(table.seed), table.how, document)
    return dict(msgspec.to_builtins(proof))


def replay_of(table: Table) -> dict[str, Any]:
    """The public replay as a server shows it, to be bent."""
    told = [
        p.Nothing() if isinstance(what[WATCHER], p.Muted) else what[WATCHER]
        for what in events(table, [WATCHER], 0)
    ]
    steps = [p.Told(seq, table.log[seq][0], what) for seq, what in enumerate(told)]
    return dict(msgspec.to_builtins(p.Replay(table.info(), WATCHER, steps)))
