"""`rockfall simulate`: whole games between bots, and who wins how often.

`--json` prints one object; the same options give the same bytes, whatever the number of workers:

- `edition`, `seed`, `games` (for each number of players): what was asked for
- `bots`: number of players -> the bot of each seat
- `players`: number of players -> an object with
  - `games`; `rounds`: how many were played
  - `won`: the sides there are (`diggers`, `saboteurs` ...), others that have won a round (such as
    `blue+green`) and `nobody` (nobody in play won: B17) -> `rounds`, `share` of all rounds, `low`
    and `high` of its 95 % Wilson interval
  - `plies`: decisions in a round: `mean`, `sd`, `min`, `max`
  - `nuggets`: mean score of each seat, gold cards and pieces together
  - `saboteurs`: number of saboteurs dealt -> `rounds`, `won`, `plies` of such rounds
"""

import argparse
import json
import sys
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rich.table import Table

    from rockfall.cli.tally import Rounds, Tally

INTERRUPTED = 130
#: Big enough that handing out work costs nothing, small enough that a bar moves.
_MOST_GAMES_IN_A_CHUNK = 5
_CHUNKS_PER_WORKER = 4
_WIDTH_OF_A_PIPE = 120


class Plan(NamedTuple):
    """What is to be simulated."""

    spec: str
    seed: str
    games: int
    #: number of players -> the bot of each seat
    bots: dict[int, tuple[str, ...]]
    workers: int


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "simulate",
        help="let bots play many games, and see who wins how often",
        description="Plays whole games between bots. The same seed gives the same results.",
    )
    add = parser.add_argument
    add("--edition", help="edition with what is added and set: classic+E6=no")
    add("--players", default="5", help="numbers of players: 5, 3-10 or 3,5,7 (default: 5)")
    add("--games", default="100", help="games for each number of players (default: 100)")
    add("--seed", default="0", help="any text; another seed, other games (default: 0)")
    add("--bots", default="standard", help="one bot for all, or one a seat: standard,detective.sly")
    add("--workers", default="", help="how many processes play (default: one a core)")
    add("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate and report; 2 for input that makes no sense, 130 if interrupted."""
    from rockfall.cli.inputs import InputError
    from rockfall.editions.registry import EditionError

    try:
        plan = read_plan(args)
    except (EditionError, InputError) as error:
        print(f"rockfall simulate: {error}", file=sys.stderr)
        return 2
    quiet = not sys.stderr.isatty() or (args.json and not sys.stdout.isatty())
    tallies = {players: _new_tally(plan.spec, players) for players in plan.bots}
    try:
        play(plan, tallies, quiet)
    except KeyboardInterrupt:
        played, planned = sum(t.games for t in tallies.values()), plan.games * len(tallies)
        print(
            f"rockfall simulate: interrupted after {played:,} of {planned:,} games", file=sys.stderr
        )
        return INTERRUPTED
    if args.json:
        print(json.dumps(report(plan, tallies), indent=2))
    else:
        _show(plan, tallies)
    return 0


def read_plan(args: argparse.Namespace) -> Plan:
    """The options as values, checked; EditionError or InputError says what is wrong."""
    from rockfall.arena.deals import load_once
    from rockfall.arena.executors import cores
    from rockfall.cli.inputs import player_counts, seat_bots, whole_number
    from rockfall.editions.games import DEFAULT

    players = player_counts("--players", args.players)
    editions = [load_once(args.edition or DEFAULT, seats) for seats in players]
    bots = seat_bots("--bots", args.bots, players, editions[0].rules.layout)
    games = whole_number("--games", args.games, 1)
    workers = whole_number("--workers", args.workers, 1) if args.workers else cores()
    return Plan(editions[0].spec, args.seed, games, bots, workers)


def _new_tally(spec: str, players: int) -> "Tally":
    from rockfall.arena.deals import load_once
    from rockfall.cli.tally import Tally

    return Tally(players, load_once(spec, players).rules.layout.frame.all_sides())


def play(plan: Plan, tallies: "dict[int, Tally]", quiet: bool, chunk_size: int = 0) -> None:
    """Play all games into the tallies, with a progress bar on stderr unless quiet."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from rockfall.arena.executors import local
    from rockfall.cli.chunks import chunks, play_chunk

    total = plan.games * len(plan.bots)
    fair = total // (plan.workers * _CHUNKS_PER_WORKER)
    size = chunk_size or max(1, min(fair, _MOST_GAMES_IN_A_CHUNK))
    work = [
        chunk
        for bots in plan.bots.values()
        for chunk in chunks(plan.spec, bots, plan.seed, plan.games, size)
    ]
    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        bar = progress.add_task("games", total=total)

        def done(tally: "Tally") -> None:
            tallies[tally.players].merge(tally)
            progress.advance(bar, tally.games)

        local(plan.workers).run(play_chunk, work, done)


def report(plan: Plan, tallies: "dict[int, Tally]") -> dict[str, object]:
    """Everything `--json` prints."""
    return {
        "edition": plan.spec,
        "seed": plan.seed,
        "games": plan.games,
        "bots": {str(players): list(names) for players, names in plan.bots.items()},
        "players": {str(players): tally.summary() for players, tally in tallies.items()},
    }


def _show(plan: Plan, tallies: "dict[int, Tally]") -> None:
    from rich.console import Console
    from rich.table import Table

    from rockfall.bots.play import NO_SIDE

    console = Console(width=None if sys.stdout.isatty() else _WIDTH_OF_A_PIPE, highlight=False)
    console.print(
        f"{plan.spec}, seed {plan.seed}, {plan.games:,} games for each number of players\n"
        "Shares of rounds in %, with their 95 % intervals; plies a round: mean ± sd, range\n",
        markup=False,
    )
    table = Table(box=None, pad_edge=False)
    winners = _winners(tallies)
    won = [winner if winner == NO_SIDE else f"{winner} won" for winner in winners]
    # Where nobody works against all the rest there is nothing to part rounds by.
    parted = any(number for tally in tallies.values() for number in tally.by_saboteurs)
    for head in ("players", *(["saboteurs"] if parted else []), "rounds", *won, "plies"):
        table.add_column(head, justify="right")
    for players, tally in tallies.items():
        of_all = [str(players), "all"] if parted else [str(players)]
        _add_row(table, of_all, tally.all_rounds(), winners)
        for saboteurs in sorted(tally.by_saboteurs) if parted else []:
            _add_row(table, ["", str(saboteurs)], tally.by_saboteurs[saboteurs], winners)
    console.print(table, "\nGold a game, seat by seat:")
    for players, tally in tallies.items():
        seats = zip(plan.bots[players], tally.mean_nuggets(), strict=True)
        nuggets = ", ".join(f"{bot} {mean:.1f}" for bot, mean in seats)
        console.print(f"{players} players: {nuggets}", markup=False)


def _winners(tallies: "dict[int, Tally]") -> list[str]:
    """What a table has columns for: the sides there are, others that have won, nobody."""
    names: dict[str, None] = {}
    for tally in tallies.values():
        names |= dict.fromkeys(tally.all_rounds().winners())
    return list(names)


def _add_row(table: "Table", of: list[str], rounds: "Rounds", winners: list[str]) -> None:
    cells = []
    for winner in winners:
        share, low, high = (100 * value for value in rounds.share(winner))
        cells.append(f"{share:.1f} ({low:.1f}–{high:.1f})")
    plies = rounds.plies
    lengths = f"{plies.mean:.1f} ± {plies.deviation:.1f}, {plies.least}–{plies.most}"
    table.add_row(*of, f"{rounds.count:,}", *cells, lengths)
