"""`./run bench engine`: how fast the engine plays, beside OpenSpiel's card games.

Everything is driven from Python with uniformly random moves, each form in a process of its own,
interleaved, several times over; what is reported are medians. `--json` prints one object, see
`bench.report.Report`; what could not be measured is null there, and stderr says why.
"""

import argparse
import json
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from bench.inputs import positive
from bench.programs import HOME, ROOT, environment
from bench.report import PEERS, Report, machine, make_report
from bench.table import show

REPETITIONS = 5


class BenchError(RuntimeError):
    """What cannot be measured, and why."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Tell the command line about this measurement."""
    parser.add_argument(
        "--seconds", default="1", help="how long each of the measurements takes (default: 1)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(measure=measure_all, show=show)


def measure_all(args: argparse.Namespace) -> Report:
    """Measure whatever can be measured here."""
    seconds = positive("--seconds", args.seconds)
    return make_report(measure(find_homes(), seconds, REPETITIONS), seconds, machine())


def find_homes() -> dict[str, Path]:
    """What can be measured -> the folder to import this package from; says what cannot, and why."""
    homes = {"interpreted": HOME}
    try:
        homes["compiled"] = compiled_home()
    except BenchError as error:
        print(f"run bench: the compiled engine is not measured: {error}", file=sys.stderr)
    if find_spec("pyspiel"):
        homes |= dict.fromkeys(PEERS, HOME)
    else:
        print(
            "run bench: the peers are not measured: `./run bench` installs them",
            file=sys.stderr,
        )
    return homes


def compiled_home() -> Path:
    """A folder with a compiled copy of the package in use, made if need be."""
    state = find_spec("rockfall.kernel.state")
    if state and (state.origin or "").endswith(tuple(EXTENSION_SUFFIXES)):
        return HOME
    script = ROOT / "tools" / "compile.py"
    out = ROOT / ".build" / "compiled"
    print("run bench: compiling the engine, if it has changed ...", file=sys.stderr)
    done = subprocess.run(
        [sys.executable, script, out], capture_output=True, text=True, check=False
    )
    if done.returncode:
        reason = f"{done.stdout}{done.stderr}".strip().rpartition("\n")[2]
        raise BenchError(f"mypyc failed ({reason}); `./run bench` installs what it needs")
    return out


def measure(
    homes: dict[str, Path], seconds: float, repetitions: int
) -> dict[str, list[dict[str, float]]]:
    """Run every measurement once per repetition, in turns, so that a slow minute hits all."""
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in homes}
    with Console(stderr=True).status("measuring ...") as status:
        for repetition in range(repetitions):
            for name, home in homes.items():
                status.update(f"measuring {name}, {repetition + 1} of {repetitions} ...")
                runs[name].append(call_worker(name, home, seconds, repetition))
    return runs


def call_worker(name: str, home: Path, seconds: float, seed: int) -> dict[str, float]:
    """One measurement's numbers; checks that the form measured is the form that was meant."""
    # -P: a package in the current folder must not come in between.
    command = [sys.executable, "-P", "-m", "bench.worker", name, str(seconds)]
    done = subprocess.run(
        [*command, str(seed)],
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BenchError(f"measuring {name} failed:\n{done.stderr}")
    result: dict[str, float | str] = json.loads(done.stdout)
    file = str(result.pop("file", ""))
    if file and file.endswith(tuple(EXTENSION_SUFFIXES)) != (name == "compiled"):
        raise BenchError(f"the {name} engine was to be measured, but {file} was imported")
    return {key: float(value) for key, value in result.items()}
