"""The command: plays, fits, measures, and writes the table of weights."""

import argparse
import json
from pathlib import Path
from typing import Final

from rockfall.bots.beliefs import weights as table
from rockfall.bots.beliefs.weights import Weights
from tools.fit.marks import Seats
from tools.fit.model import WAYS, Parameters, fit, parameters
from tools.fit.plans import (
    DIGGERS,
    SABOTEURS,
    TEAM_PLAN,
    TEMPER,
    TWO_SIDES,
    Played,
    Workshop,
    designs,
    where,
)
from tools.fit.reports import report, report_loyal, report_styles
from tools.fit.rounds import Pool

#: Saboteurs who never do anything but dig: nothing can tell them from diggers.
LOYAL: Final[Pool] = ({"standard": 1}, {"loyal": 1})
MEASURED: Final = (4, 5, 8)
_FILES: Final = Path(table.__file__).parent


def write(weights: Weights, path: Path) -> None:
    """Keep weights, a line for each sort."""
    lines = [f"{json.dumps(name)}: {_text(part)}" for name, part in weights._asdict().items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _text(part: object) -> str:
    if isinstance(part, dict):
        rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in part.items())
        return f"{{\n{rows}\n}}"
    if isinstance(part, tuple) and part and isinstance(part[0], dict):
        return "[" + ", ".join(_text(one) for one in part) + "]"
    return json.dumps(part)


def measure(
    workshop: Workshop, found: Parameters, fitted_to: Played, options: argparse.Namespace
) -> None:
    """Print how good it is on other rounds."""
    kept = found.weights(TEMPER, WAYS) if fitted_to else table.fitted(options.teams)
    each = dict.fromkeys(MEASURED, options.measure)
    measured = workshop.played("measure", workshop.plan.pool, each, kept, trusting=True)
    report(found, measured, "pool", (1, 2, 0))
    if options.teams:
        return
    report_styles(found, measured, 2)
    report_styles(found, measured, 0)
    report_loyal(found, workshop.played("loyal", LOYAL, each, kept))
    if options.leave_out and fitted_to:
        for style in sorted({*DIGGERS, *SABOTEURS} - {"standard", "detective"}):
            tables = where(measured, style, sits=True)
            unseen = fit(designs(where(fitted_to, style, sits=False)), WAYS)
            report(unseen, tables, f"without {style}", (0,))
            # What the same evidence could say to who knows that the style sits at the table.
            told = fit(designs(where(fitted_to, style, sits=True)), WAYS)
            report(told, tables, f"{style} alone", (0,))


def main() -> None:
    """Read the options and do it."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    add = parser.add_argument
    add("--seed", default="1", help="what rounds are played follows from it")
    add("--rounds", type=int, default=500, help="rounds for the last turn of the fit")
    add("--measure", type=int, default=100, help="rounds for each number of players measured")
    add("--workers", type=int, default=2, help="processes; what comes out is the same")
    add("--kept", action="store_true", help="fit nothing: measure the weights of the package")
    add("--leave-out", action="store_true", help="measure every style on a fit without it, too")
    add("--teams", action="store_true", help="fit what is used where teams compete")
    add("--out", type=Path, help="where to write the weights")
    options = parser.parse_args()
    plan = TEAM_PLAN if options.teams else TWO_SIDES
    workshop = Workshop(plan, options.seed, options.workers)
    if options.kept:
        measure(workshop, parameters(table.fitted(options.teams)), {}, options)
        return
    found, fitted_to = workshop.fitted(options.rounds)
    weights = found.weights(TEMPER, WAYS)
    if options.teams:
        weights = weights._replace(marks=Seats(found, fitted_to).fitted())
    write(weights, options.out or _FILES / ("teams.json" if options.teams else "weights.json"))
    if options.measure:
        measure(workshop, found, fitted_to, options)


if __name__ == "__main__":
    main()
