"""A tournament is played: all that its parts ask for, each bout once."""

from collections.abc import Callable

from rockfall.arena import league, replace_one, swap
from rockfall.arena.bouts import Bout, Results, batches, play_batch
from rockfall.arena.executors import Executor
from rockfall.arena.plan import LEAGUE, REPLACE, SWAP, Plan

_BOUTS = {SWAP: swap.bouts, REPLACE: replace_one.bouts, LEAGUE: league.bouts}


def work_for(plan: Plan, workers: int) -> list[tuple[Bout, ...]]:
    """Every bout that is needed, once, in handfuls."""
    return batches((bout for part in plan.parts for bout in _BOUTS[part](plan)), workers)


def play(
    work: list[tuple[Bout, ...]], executor: Executor, played: Callable[[int], None]
) -> Results:
    """Have everything played; hears how many bouts are done as they are."""
    results = Results()

    def done(some: Results) -> None:
        results.merge(some)
        played(len(some.records))

    executor.run(play_batch, work, done)
    return results
