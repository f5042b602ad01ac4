"""`rockfall arena`: bots against each other, on the same deals, and who is how much better.

`--json` prints one object; all of it but `latency` follows from the options alone, whoever plays:

- `edition`, `seed`, `bots`, `players`, `rounds`, `games`: what was asked for
- `swap`: for `players`, `foes` dealt, the bot of all `diggers` and of all `saboteurs`: `rounds`,
  how many the foes have `won`, their `share`, `low` and `high` of its 95 % Wilson interval
- `changes`: the same deals with a `second` bot in place of the `first` on one `side`, `against` a
  third: the foes' share `before` and `after`, `difference` with `low` and `high` (Newcombe's
  interval for pairs), `p` (McNemar's exact test), and the change in `log_odds`; `pairs` counts the
  deals: won both times, only before, only after, never
- `replace`: a `bot` on one seat `among` another on all others, by `foe`, whether that seat works
  against the rest: its share of rounds won without and with the guest, as above
- `league`: ratings by `side` and `bot`, `mu` and `sigma` of OpenSkill
- `deduction`: what seats of the bot `observer` that do not hinder believed of the others, where
  `diggers` and `hidden` are the bots on both sides, in a `phase` of the round: `brier`, `log_loss`,
  `auc`, `ece`, `skill` against the deal alone, `seen_through` (how many foes were held likelier
  than not), and the `bins` of calibration: mean belief, how often it was so, how many
- `faults`: moves that a bot has lost to the neutral one, by reason
- `latency`: milliseconds a move by bot
"""

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rockfall.arena.bouts import Results
    from rockfall.arena.executors import Executor
    from rockfall.arena.plan import Plan

INTERRUPTED = 130
_WIDTH_OF_A_PIPE = 160


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "arena",
        help="let bots play against each other on the same deals, and see who is better",
        description="Plays rounds and games between bots on paired deals: team swap, one guest "
        "among equals, and a league. The same options give the same results on any machine.",
    )
    add = parser.add_argument
    add(
        "--bot",
        action="append",
        default=[],
        help="a bot, or a program such as ./mine.py; repeat it for more",
    )
    add("--edition", help="edition with what is added and set: classic+E6=no")
    add("--players", default="5", help="numbers of players: 5, 3-10 or 3,5,7 (default: 5)")
    add("--rounds", default="100", help="deals for each number of players (default: 100)")
    add("--games", default="50", help="league games for each number of players (default: 50)")
    add("--parts", default="", help="swap, replace, league; a comma list (default: all)")
    add("--seed", default="0", help="any text; another seed, other deals (default: 0)")
    add("--workers", default="", help="how many processes play (default: one a core)")
    add(
        "--cluster",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="have Ray do the work: at an address, or started here (extra [cluster])",
    )
    add("--report", metavar="FOLDER", help="write a page with plots there (extra [arena])")
    add("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; 2 for input that makes no sense, 130 if interrupted."""
    from rockfall.arena.extras import ExtraError
    from rockfall.arena.report import write_report
    from rockfall.arena.summary import summary
    from rockfall.cli.inputs import InputError
    from rockfall.editions.registry import EditionError

    try:
        plan = read_plan(args)
        executor = _executor(args)
    except (EditionError, ExtraError, InputError) as error:
        print(f"rockfall arena: {error}", file=sys.stderr)
        return 2
    quiet = not sys.stderr.isatty() or (args.json and not sys.stdout.isatty())
    try:
        results = play(plan, executor, quiet)
    except KeyboardInterrupt:
        print("rockfall arena: interrupted", file=sys.stderr)
        return INTERRUPTED
    found = summary(plan, results)
    if args.report:
        write_report(found, _command(plan), Path(args.report))
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        _show(found)
    return 0


def _command(plan: "Plan") -> str:
    """What gives the same results again."""
    options = {
        "--bot": ",".join(plan.bots),
        "--edition": plan.spec,
        "--players": ",".join(map(str, plan.players)),
        "--rounds": str(plan.rounds),
        "--games": str(plan.games),
        "--parts": ",".join(plan.parts),
        "--seed": plan.seed,
    }
    return shlex.join(["rockfall", "arena", *(word for pair in options.items() for word in pair)])


def read_plan(args: argparse.Namespace) -> "Plan":
    """The options as values, checked; EditionError, ExtraError or InputError says what is wrong."""
    from rockfall.arena.deals import load_once
    from rockfall.arena.extras import need
    from rockfall.arena.plan import LEAGUE, Plan
    from rockfall.cli.inputs import entrants, player_counts, whole_number
    from rockfall.editions.games import DEFAULT

    players = player_counts("--players", args.players)
    editions = [load_once(args.edition or DEFAULT, seats) for seats in players]
    plan = Plan(
        editions[0].spec,
        entrants("--bot", args.bot, editions[0].rules.layout),
        players,
        args.seed,
        rounds=whole_number("--rounds", args.rounds, 1),
        games=whole_number("--games", args.games, 1),
    )
    plan.parts = _parts(args.parts, plan.foes)
    # What is missing is said before hours are spent.
    if LEAGUE in plan.parts:
        need("openskill.models", "arena")
    if args.report:
        need("matplotlib.figure", "arena")
    return plan


def _parts(text: str, foes: str) -> tuple[str, ...]:
    """The parts that were asked for, or all that the game has."""
    from rockfall.arena.plan import PARTS, SWAP
    from rockfall.cli.inputs import InputError

    asked = tuple(part.strip() for part in text.split(",")) if text else PARTS
    for part in asked:
        if part not in PARTS:
            raise InputError(f"--parts has no part '{part}': there are {', '.join(PARTS)}")
    if foes:
        return asked
    if text and SWAP in asked:
        raise InputError("--parts swap needs a side that works against the rest: here is none")
    return tuple(part for part in asked if part != SWAP)


def _executor(args: argparse.Namespace) -> "Executor":
    from rockfall.arena.executors import cores, local
    from rockfall.arena.ray_cluster import RayCluster
    from rockfall.cli.inputs import whole_number

    workers = whole_number("--workers", args.workers, 1) if args.workers else cores()
    return local(workers) if args.cluster is None else RayCluster(args.cluster, workers)


def play(plan: "Plan", executor: "Executor", quiet: bool) -> "Results":
    """Play everything, with a progress bar on stderr unless quiet."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from rockfall.arena import tournament

    columns = ("bouts", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        bar = progress.add_task("bouts", total=None)
        work = tournament.work_for(plan, executor.workers)
        progress.update(bar, total=sum(map(len, work)))
        return tournament.play(work, executor, lambda bouts: progress.advance(bar, bouts))


def _show(found: dict[str, Any]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from rockfall.arena.tables import tables

    console = Console(width=None if sys.stdout.isatty() else _WIDTH_OF_A_PIPE, highlight=False)
    console.print(f"{found['edition']}, seed {found['seed']}", markup=False)
    for table in tables(found):
        shown = Table(box=box.SIMPLE_HEAD, title=table.title, title_justify="left", pad_edge=False)
        for head in table.heads:
            shown.add_column(head, justify="right")
        for row in table.rows:
            shown.add_row(*row)
        console.print("", shown)
