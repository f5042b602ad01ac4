"""From measurements to a report: medians, ratios to the peers, and which goals are reached."""

import os
import platform
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

import msgspec

#: A measurement's numbers by name, once per repetition.
Runs = Mapping[str, list[dict[str, float]]]

FORMS = ("interpreted", "compiled")
PEERS = ("hearts", "crazy_eights", "hanabi")
#: The peer the goals are set against.
YARDSTICK = "hearts"


class ByForm(msgspec.Struct, frozen=True):
    """A number for each form of the engine; None where it was not measured."""

    interpreted: float | None
    compiled: float | None


class Ratio(msgspec.Struct, frozen=True):
    """Plies per second, as a multiple of the yardstick's."""

    compiled_vs_hearts: float | None
    interpreted_vs_hearts: float | None


class Goal(msgspec.Struct, frozen=True):
    """What is wanted, what was measured, and whether that will do."""

    wanted: str
    measured: float | None
    reached: bool


class Report(msgspec.Struct, frozen=True):
    """What `--json` prints. All numbers are medians over the repetitions.

    The engine plays with keyed dice, as tables do, and for `fast_plies_per_s` with fast ones.
    `peers` counts plies, that is decisions of players, `peers_nodes` also chance nodes, and
    `peers_lean` plies again, with chance nodes sampled by less Python code.
    """

    plies_per_s: ByForm
    fast_plies_per_s: ByForm
    copy_us: ByForm
    peers: dict[str, float | None]
    peers_nodes: dict[str, float | None]
    peers_lean: dict[str, float | None]
    ratio: Ratio
    goals: list[Goal]
    #: name -> the slowest and the fastest repetition, plies per second
    spread: dict[str, tuple[float, float]]
    repetitions: int
    seconds: float
    machine: dict[str, str | int]


def quotient(value: float | None, by: float | None) -> float | None:
    """One rate as a multiple of another, if both were measured."""
    return value / by if value is not None and by else None


def _middle(runs: Runs, name: str, key: str) -> float | None:
    values = [run[key] for run in runs.get(name, [])]
    return round(median(values), 3) if values else None


def _by_form(runs: Runs, key: str) -> ByForm:
    return ByForm(*(_middle(runs, form, key) for form in FORMS))


def _goals(ratio: Ratio, copy_us: float | None) -> list[Goal]:
    def at_least(wanted: float, text: str, value: float | None) -> Goal:
        return Goal(text, value, value is not None and value >= wanted)

    return [
        at_least(2.0, "compiled at least 2 x hearts", ratio.compiled_vs_hearts),
        at_least(0.5, "interpreted at least 0.5 x hearts", ratio.interpreted_vs_hearts),
        Goal("compiled copy within 3 us", copy_us, copy_us is not None and copy_us <= 3.0),
    ]


def make_report(runs: Runs, seconds: float, machine: dict[str, str | int]) -> Report:
    """Sum the repetitions up."""
    rate = _by_form(runs, "plies_per_s")
    copy = _by_form(runs, "copy_us")
    peers = {peer: _middle(runs, peer, "plies_per_s") for peer in PEERS}
    yardstick = peers[YARDSTICK]
    ratio = Ratio(quotient(rate.compiled, yardstick), quotient(rate.interpreted, yardstick))
    speeds = {name: [run["plies_per_s"] for run in results] for name, results in runs.items()}
    return Report(
        plies_per_s=rate,
        fast_plies_per_s=_by_form(runs, "fast_plies_per_s"),
        copy_us=copy,
        peers=peers,
        peers_nodes={peer: _middle(runs, peer, "nodes_per_s") for peer in PEERS},
        peers_lean={peer: _middle(runs, peer, "lean_plies_per_s") for peer in PEERS},
        ratio=ratio,
        goals=_goals(ratio, copy.compiled),
        spread={name: (round(min(s), 3), round(max(s), 3)) for name, s in speeds.items() if s},
        repetitions=max((len(results) for results in runs.values()), default=0),
        seconds=seconds,
        machine=machine,
    )


def machine() -> dict[str, str | int]:
    """Where this was measured."""
    try:
        peers = version("open_spiel")
    except PackageNotFoundError:
        peers = "none"
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
        "open_spiel": peers,
    }


def _processor() -> str:
    # platform.processor() is empty or vague on most Linux systems.
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()
