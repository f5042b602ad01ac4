"""`rockfall bench engine`: how fast the engine plays, beside OpenSpiel's card games.

`rockfall bench server` is measured in `bench_server`.

Everything is driven from Python with uniformly random moves, each form in a process of its own,
interleaved, several times over; what is reported are medians. `--json` prints one object, see
`bench_report.Report`; what could not be measured is null there, and stderr says why.
"""

import argparse
import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from rockfall.cli import bench_server

INTERRUPTED = 130
REPETITIONS = 5
#: The folder the package in use is imported from.
HOME = Path(__file__).resolve().parents[2]


class BenchError(RuntimeError):
    """What cannot be measured, and why."""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "bench", help="measure the engine or the server", description="Measures speed."
    )
    what = parser.add_subparsers(metavar="WHAT", required=True)
    engine = what.add_parser("engine", help="plies a second, beside other engines")
    engine.add_argument(
        "--seconds", default="1", help="how long each of the measurements takes (default: 1)"
    )
    engine.add_argument("--json", action="store_true", help="print one JSON object")
    engine.set_defaults(run=run)
    bench_server.add_options(what.add_parser("server", help="moves a second, beside a bare server"))


def run(args: argparse.Namespace) -> int:
    """Measure and report; 1 if that fails, 2 for input that makes no sense, 130 if interrupted."""
    from rockfall.cli.bench_report import machine, make_report
    from rockfall.cli.bench_table import show
    from rockfall.cli.inputs import InputError, positive

    try:
        seconds = positive("--seconds", args.seconds)
        runs = measure(find_homes(), seconds, REPETITIONS)
    except InputError as error:
        print(f"rockfall bench: {error}", file=sys.stderr)
        return 2
    except BenchError as error:
        print(f"rockfall bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("rockfall bench: interrupted, nothing to report", file=sys.stderr)
        return INTERRUPTED
    report = make_report(runs, seconds, machine())
    if args.json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show(report)
    return 0


def find_homes() -> dict[str, Path]:
    """What can be measured -> the folder to import this package from; says what cannot, and why."""
    from rockfall.cli.bench_report import PEERS

    homes = {"interpreted": HOME}
    try:
        homes["compiled"] = compiled_home()
    except BenchError as error:
        print(f"rockfall bench: the compiled engine is not measured: {error}", file=sys.stderr)
    if find_spec("pyspiel"):
        homes |= dict.fromkeys(PEERS, HOME)
    else:
        print(
            "rockfall bench: the peers are not measured: install them with "
            "`pip install rockfall[bench]`, or use `./run bench` in a checkout",
            file=sys.stderr,
        )
    return homes


def compiled_home() -> Path:
    """A folder with a compiled copy of the package in use, made if need be."""
    state = find_spec("rockfall.kernel.state")
    if state and (state.origin or "").endswith(tuple(EXTENSION_SUFFIXES)):
        return HOME
    script = HOME.parent / "tools" / "compile.py"
    if not script.is_file():
        raise BenchError(
            "this installation is pure Python; build a wheel with ROCKFALL_MYPYC=1, "
            "or use `./run bench` in a checkout"
        )
    out = HOME.parent / ".build" / "compiled"
    print("rockfall bench: compiling the engine, if it has changed ...", file=sys.stderr)
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
    from rich.console import Console

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
    command = [sys.executable, "-P", "-m", "rockfall.cli.bench_worker", name, str(seconds)]
    path = os.pathsep.join(filter(None, [str(home), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [*command, str(seed)],
        env={**os.environ, "PYTHONPATH": path},
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
