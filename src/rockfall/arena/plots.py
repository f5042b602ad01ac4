"""A tournament's summary as pictures."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from rockfall.arena.extras import need
from rockfall.arena.tables import PHASES, Summary, pure_tables

_DOTS_PER_INCH: Final = 120


def draw(summary: Summary, folder: Path) -> list[str]:
    """Draw all that a summary has something for; gives the names of the files."""
    makers: dict[str, Callable[[Summary], Any]] = {
        "swap": _swap,
        "league": _league,
        "deduction": _deduction,
        "calibration": _calibration,
    }
    names = []
    for name, maker in makers.items():
        if summary.get("deduction" if name == "calibration" else name):
            figure = maker(summary)
            figure.savefig(folder / f"{name}.png", dpi=_DOTS_PER_INCH)
            names.append(f"{name}.png")
    return names


def _figure(panels: int, title: str) -> tuple[Any, list[Any]]:
    """A picture with panels side by side, in rows of four."""
    columns = min(panels, 4)
    rows = -(-panels // columns)
    size = (0.8 + 3.4 * columns, 0.7 + 3.1 * rows)
    figure = need("matplotlib.figure", "arena").Figure(figsize=size, layout="tight")
    figure.suptitle(title)
    axes = figure.subplots(rows, columns, squeeze=False).flatten().tolist()
    for unused in axes[panels:]:
        unused.set_visible(False)
    return figure, axes[:panels]


def _strata(rows: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Rows by players and foes dealt, where any foe was."""
    found: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        if row["foes"]:
            found.setdefault(f"{row['players']} players, {row['foes']} dealt", []).append(row)
    return found


def _swap(summary: Summary) -> Any:
    """A matrix for each number of players and foes dealt."""
    bots = summary["bots"]
    strata = _strata(summary["swap"])
    figure, axes = _figure(len(strata), "Rounds won by the saboteurs, in %")
    for axis, (title, cells) in zip(axes, strata.items(), strict=True):
        shares = [[0.0] * len(bots) for _ in bots]
        for cell in cells:
            at = bots.index(cell["diggers"]), bots.index(cell["saboteurs"])
            shares[at[0]][at[1]] = 100 * cell["share"]
            text = f"{100 * cell['share']:.0f}\n({100 * cell['low']:.0f}–{100 * cell['high']:.0f})"
            axis.text(at[1], at[0], text, ha="center", va="center", fontsize="small")
        axis.imshow(shares, cmap="RdYlGn_r", vmin=0, vmax=100, alpha=0.7)
        axis.set_title(title, fontsize="medium")
        axis.set_xticks(range(len(bots)), bots, rotation=20)
        axis.set_yticks(range(len(bots)), bots)
        axis.set_xlabel("saboteurs")
        axis.set_ylabel("diggers")
    return figure


def _league(summary: Summary) -> Any:
    """A panel for each side: ratings with twice their deviation."""
    sides = list(dict.fromkeys(row["side"] for row in summary["league"]))
    figure, axes = _figure(len(sides), "League: ratings and twice their deviation")
    for axis, side in zip(axes, sides, strict=True):
        rows = [row for row in reversed(summary["league"]) if row["side"] == side]
        names = [row["bot"] for row in rows]
        errors = [2 * row["sigma"] for row in rows]
        axis.errorbar([row["mu"] for row in rows], names, xerr=errors, fmt="o", capsize=4)
        axis.set_title(side, fontsize="medium")
        axis.margins(y=0.3)
    return figure


def _deduction(summary: Summary) -> Any:
    """A panel for each number of players and foes dealt: AUC from phase to phase."""
    strata = _strata(pure_tables(summary))
    figure, axes = _figure(max(1, len(strata)), "How well diggers tell saboteurs: AUC")
    for axis, (title, rows) in zip(axes, strata.items(), strict=False):
        for label, lines in _pairings(rows):
            points = {row["phase"]: row["auc"] for row in lines if row["auc"] is not None}
            phases = [phase for phase in PHASES if phase in points]
            axis.plot(phases, [points[phase] for phase in phases], marker="o", label=label)
        axis.set_title(title, fontsize="medium")
        axis.set_ylim(0.4, 1.02)
        axis.legend(fontsize="x-small")
    return figure


def _pairings(rows: list[dict[str, Any]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    names = dict.fromkeys((row["observer"], row["hidden"]) for row in rows)
    for observer, hidden in names:
        of = [row for row in rows if (row["observer"], row["hidden"]) == (observer, hidden)]
        yield f"{observer} against {hidden}", of


def _calibration(summary: Summary) -> Any:
    """A panel for each bot that believes: what it held likely, and how often it was so."""
    rows = [row for row in summary["deduction"] if row["phase"] == "end"]
    bots = list(dict.fromkeys(row["observer"] for row in rows))
    figure, axes = _figure(max(1, len(bots)), "Beliefs of diggers at the end of the round")
    for axis, bot in zip(axes, bots, strict=False):
        tenths: dict[int, list[float]] = {}
        for belief, so, count in (b for row in rows if row["observer"] == bot for b in row["bins"]):
            sums = tenths.setdefault(min(int(belief * 10), 9), [0.0, 0.0, 0.0])
            for at, value in enumerate((belief * count, so * count, count)):
                sums[at] += value
        points = [(p / n, so / n) for p, so, n in (tenths[at] for at in sorted(tenths))]
        axis.plot([0, 1], [0, 1], color="grey", linewidth=1)
        axis.plot([p for p, _ in points], [so for _, so in points], marker="o")
        axis.set_title(bot, fontsize="medium")
        axis.set_xlabel("held likely")
        axis.set_ylabel("was so")
    return figure
