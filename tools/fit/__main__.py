"""The command: plays, fits, measures, and writes the table of weights."""

import argparse
import json
from pathlib import Path
from typing import Final

import numpy as np

from rockfall.bots.beliefs import weights as kept
from tools.fit.design import Design, design
from tools.fit.figures import by_observers, by_trust
from tools.fit.model import Model, Parameters, Sleep, fit
from tools.fit.rounds import BASE, TEAMS, Pool, Round, play, tasks

DIGGERS: Final = {
    "standard": 3, "simple": 1, "police": 1, "paranoid": 1, "clumsy": 1, "detective": 3,
}  # fmt: skip
SABOTEURS: Final = {
    "standard": 3, "all-in": 1, "sleeper-early": 1, "sleeper-late": 1, "idler": 1,
    "framer": 1, "liar": 1, "clumsy": 1, "detective": 3,
}  # fmt: skip
POOL: Final[Pool] = (DIGGERS, SABOTEURS)
#: Saboteurs who never do anything but dig: nothing can tell them from diggers.
LOYAL: Final[Pool] = ({"standard": 1}, {"loyal": 1})
#: Players -> rounds that are played for a fit, in hundredths of the whole.
SHARES: Final = {3: 4, 4: 28, 5: 28, 6: 5, 7: 5, 8: 22, 9: 4, 10: 4}
MEASURED: Final = (4, 5, 8)
SLEEP: Final = Sleep(0.35, 0.1)
TEMPER: Final = 1.0
#: Where teams compete only few styles make sense.
TEAM_POOL: Final[Pool] = ({"standard": 3, "clumsy": 1, "detective": 3},) * 2
TEAM_SHARES: Final = {3: 10, 4: 15, 5: 20, 6: 20, 7: 10, 8: 25}
_FILES: Final = Path(kept.__file__).parent

#: Players -> rounds.
Played = dict[int, list[Round]]


def designs(played: Played) -> list[Design]:
    """All rounds as numbers."""
    return [design(rounds) for rounds in played.values() if rounds]


def where(played: Played, style: str, sits: bool) -> Played:
    """Only the rounds where somebody of a style sits, or where nobody does."""
    return {
        seats: [one for one in rounds if (style in one.styles) == sits]
        for seats, rounds in played.items()
    }


def report(found: Parameters, played: Played, title: str, laps: tuple[int, ...]) -> None:
    """Print how good the odds of diggers are, beside the standard bot's trust."""
    for seats, rounds in played.items():
        if not rounds:
            continue
        model = Model(design(rounds), SLEEP)
        for lap in laps:
            told = by_observers(model, rounds, found, TEMPER, lap)
            when = f"after lap {lap}" if lap else "at the end"
            print(f"{title}, {seats} players, {when}: {told.figures()}", flush=True)
        trust = by_trust(rounds).figures()
        print(f"{title}, {seats} players, trust at the end: {trust}", flush=True)


def report_styles(found: Parameters, played: Played, lap: int) -> None:
    """Print how each style of saboteur is told from all diggers."""
    for seats, rounds in played.items():
        told = by_observers(Model(design(rounds), SLEEP), rounds, found, TEMPER, lap)
        aucs = [f"{style} {told.figures(style).auc:.3f}" for style in SABOTEURS]
        when = f"after lap {lap}" if lap else "at the end"
        print(f"styles, {seats} players, {when}, AUC: {', '.join(aucs)}", flush=True)


def report_loyal(found: Parameters, played: Played) -> None:
    """Print whether saboteurs who only dig are taken for diggers, and how sure one is of that."""
    for seats, rounds in played.items():
        told = by_observers(Model(design(rounds), SLEEP), rounds, found, TEMPER, 0)
        first = by_observers(Model(design(rounds), SLEEP), rounds, found, 0.0, 0)
        off = np.abs(told.chances - first.chances)[told.true == 1].mean()
        print(f"loyal, {seats} players: AUC {told.figures().auc:.3f}, {off:.3f} off at first odds")


def write(found: Parameters, path: Path) -> None:
    """Keep the weights, a line for each sort."""
    told = found.weights(TEMPER, SLEEP)._asdict()
    lines = []
    for name, part in told.items():
        if isinstance(part, dict):
            rows = ",\n".join(f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in part.items())
            lines.append(f"{json.dumps(name)}: {{\n{rows}\n}}")
        else:
            lines.append(f"{json.dumps(name)}: {json.dumps(part)}")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def main() -> None:
    """Read the options and do it."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    add = parser.add_argument
    add("--seed", default="1", help="what rounds are played follows from it")
    add("--rounds", type=int, default=1200, help="rounds for the fit")
    add("--measure", type=int, default=150, help="rounds for each number of players measured")
    add("--workers", type=int, default=2, help="processes; what comes out is the same")
    add("--leave-out", action="store_true", help="measure every style on a fit without it, too")
    add("--teams", action="store_true", help="fit what is used where teams compete")
    add("--out", type=Path, help="where to write the weights")
    options = parser.parse_args()
    spec, shares, pool = BASE, SHARES, POOL
    if options.teams:
        spec, shares, pool = TEAMS, TEAM_SHARES, TEAM_POOL

    def played(name: str, pool: Pool, rounds: dict[int, int], trusting: bool) -> Played:
        seed = f"{name}/{options.seed}"
        return {
            seats: play(list(tasks(seed, seats, count, pool, trusting, spec)), options.workers)
            for seats, count in rounds.items()
        }

    rounds = {seats: max(2, options.rounds * share // 100) for seats, share in shares.items()}
    fitted_to = played("fit", pool, rounds, trusting=False)
    found = fit(designs(fitted_to), SLEEP)
    write(found, options.out or _FILES / ("teams.json" if options.teams else "weights.json"))
    each = dict.fromkeys(MEASURED, options.measure)
    measured = played("measure", pool, each, trusting=True)
    report(found, measured, "pool", (1, 2, 0))
    if options.teams:
        return
    report_styles(found, measured, 2)
    report_styles(found, measured, 0)
    report_loyal(found, played("loyal", LOYAL, each, trusting=False))
    if options.leave_out:
        for style in sorted({*DIGGERS, *SABOTEURS} - {"standard", "detective"}):
            unseen = fit(designs(where(fitted_to, style, sits=False)), SLEEP)
            report(unseen, where(measured, style, sits=True), f"without {style}", (0,))


if __name__ == "__main__":
    main()
