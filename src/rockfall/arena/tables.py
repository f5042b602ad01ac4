"""A tournament's summary as tables of words, for a terminal and for a page alike."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

Summary = dict[str, Any]
#: The phases of a round at which beliefs are looked at, in order.
PHASES: Final = ("lap 1", "lap 2", "half", "end")


class Table(NamedTuple):
    """A table of text: what it shows, its heads, its rows."""

    title: str
    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]


def tables(summary: Summary) -> Iterator[Table]:
    """All tables that a summary has something for."""
    makers = {
        "swap": _swap,
        "changes": _changes,
        "replace": _replace,
        "league": _league,
        "deduction": _deduction,
        "latency": _latency,
        "faults": _faults,
    }
    for key, maker in makers.items():
        if summary.get(key):
            yield maker(summary)


def _swap(summary: Summary) -> Table:
    """A row for each number of players and foes dealt and each bot that digs."""
    bots = summary["bots"]
    rows: dict[tuple[object, ...], list[str]] = {}
    for cell in summary["swap"]:
        if not cell["foes"]:
            # Nobody is there to win.
            continue
        key = (cell["players"], cell["foes"], cell["rounds"], cell["diggers"])
        rows.setdefault(key, []).append(_share(cell["share"], cell["low"], cell["high"]))
    return Table(
        "Team swap: share of rounds won by the saboteurs, in %, with 95 % intervals",
        ("players", "dealt", "rounds", "diggers", *(f"saboteurs: {bot}" for bot in bots)),
        [(*map(str, key), *shares) for key, shares in rows.items()],
    )


def _changes(summary: Summary) -> Table:
    return Table(
        "The same deals with another bot on one side: change of the saboteurs' share, in points",
        ("players", "dealt", "side", "from", "to", "against", "change", "log-odds", "p"),
        [
            (
                str(row["players"]),
                str(row["foes"]),
                row["side"],
                row["first"],
                row["second"],
                row["against"],
                *_change(row),
            )
            for row in summary["changes"]
        ],
    )


def _replace(summary: Summary) -> Table:
    return Table(
        "One guest among equals: change of its seat's share of rounds won, in points",
        ("players", "dealt", "as", "guest", "among", "rounds", "change", "log-odds", "p"),
        [
            (
                str(row["players"]),
                str(row["foes"]),
                "saboteur" if row["foe"] else "digger",
                row["bot"],
                row["among"],
                str(row["rounds"]),
                *_change(row),
            )
            for row in summary["replace"]
        ],
    )


def _league(summary: Summary) -> Table:
    return Table(
        "League: OpenSkill ratings, kept apart by side; compare within a side",
        ("side", "bot", "rating", "deviation", "matches"),
        [
            (
                row["side"],
                row["bot"],
                f"{row['mu']:.2f}",
                f"{row['sigma']:.2f}",
                str(row["matches"]),
            )
            for row in summary["league"]
        ],
    )


def _deduction(summary: Summary) -> Table:
    """What diggers believe of the others; how well saboteurs hide is that, read backwards."""
    lines: dict[tuple[str, ...], dict[str, dict[str, Any]]] = {}
    for row in pure_tables(summary):
        key = (str(row["players"]), str(row["foes"]), row["observer"], row["hidden"])
        lines.setdefault(key, {})[row["phase"]] = row
    courses = ("auc", "skill", "seen_through")
    return Table(
        f"Deduction: what diggers believe of the others, at {', '.join(PHASES)} of the round; "
        "seen through are saboteurs who were held to be likely ones",
        (
            *("players", "dealt", "diggers", "saboteurs", "AUC", "skill", "seen through"),
            *("Brier at the end", "log-loss", "ECE", "beliefs"),
        ),
        [
            (
                *key,
                *(" ".join(_course(phases, name)) for name in courses),
                *(_decimal(phases["end"][name], 3) for name in ("brier", "log_loss", "ece")),
                f"{phases['end']['beliefs']:,}",
            )
            for key, phases in lines.items()
        ],
    )


def _course(phases: dict[str, dict[str, Any]], name: str) -> list[str]:
    """A measure from phase to phase."""
    return [_decimal(phases[phase][name] if phase in phases else None, 2) for phase in PHASES]


def pure_tables(summary: Summary) -> list[dict[str, Any]]:
    """Beliefs at tables with one bot on each side."""
    return [
        row
        for row in summary["deduction"]
        if row["diggers"] == row["observer"] and row["hidden"] in summary["bots"]
    ]


def _latency(summary: Summary) -> Table:
    return Table(
        "Milliseconds a move, watching the others since the last own move included",
        ("bot", "moves", "half below", "95 % below", "99 % below"),
        [
            (bot, f"{row['moves']:,}", *(f"{row[name]:.2f}" for name in ("p50", "p95", "p99")))
            for bot, row in summary["latency"].items()
        ],
    )


def _faults(summary: Summary) -> Table:
    return Table(
        "Moves lost to the neutral one",
        ("bot", "why", "moves"),
        [
            (bot, why, str(moves))
            for bot, faults in summary["faults"].items()
            for why, moves in faults.items()
        ],
    )


def _share(share: float, low: float, high: float) -> str:
    return f"{100 * share:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def _change(row: dict[str, Any]) -> tuple[str, str, str]:
    low, high = 100 * row["low"], 100 * row["high"]
    change = f"{100 * row['difference']:+.1f} ({low:+.1f} to {high:+.1f})"
    return change, f"{row['log_odds']:+.2f}", f"{row['p']:.2g}"


def _decimal(value: float | None, digits: int) -> str:
    return "–" if value is None else f"{value:.{digits}f}"
