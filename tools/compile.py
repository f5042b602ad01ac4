"""Make a copy of the package whose engine is compiled: `python tools/compile.py OUT [LEVEL]`.

OUT/rockfall holds every source file plus, beside those of the engine, extension modules made by
mypyc. `PYTHONPATH=OUT` runs it. The wheel's build hook calls this file too, so there is one recipe.
LEVEL is how hard the C compiler tries, 0 to 3; what it makes does the same at every level.
"""

import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "rockfall"
ENGINE = ("kernel", "mods")
#: Beside the engine, what is done for every move: to make it, and to word it for every eye.
EVERY_MOVE = {
    "match": (
        *("about", "causes", "dealing", "deed", "drawn_pay", "known_keys", "match", "outcome"),
        *("own_cards", "question", "runs", "script", "spots", "story"),
    ),
    "server": (
        *("audience", "bell", "claims", "limits", "line", "outbox", "seats", "sitting"),
        *("step_texts", "table", "table_folds", "time_banks", "told_events"),
    ),
}
# Names the shared library, at the top of OUT. It must have no dot: from a library inside a package
# mypyc derives a wrong __path__ for compiled packages.
GROUP = "rockfall_engine"
#: For who plays and measures. Tests are content with 1: as fast but for a few percent, and there
#: in two thirds of the time.
BEST = "3"
BINARIES = {".so", ".pyd"}


def engine_files(package: Path) -> list[Path]:
    """List the modules that are compiled."""
    engine = [file for part in ENGINE for file in (package / part).rglob("*.py")]
    others = [package / part / f"{name}.py" for part in EVERY_MOVE for name in EVERY_MOVE[part]]
    return sorted([*engine, *others])


def fingerprint(level: str) -> str:
    """Hash everything the binaries depend on."""
    digest = hashlib.sha256(f"{version('mypy')} {sys.version} {level}".encode())
    for file in [Path(__file__), *engine_files(SOURCE)]:
        digest.update(f"\0{file.relative_to(SOURCE.parent.parent)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def copy_sources(package: Path) -> None:
    """Lay the present sources into the copy; binaries already there stay."""
    for file in package.rglob("*"):
        if file.is_file() and file.suffix not in BINARIES:
            file.unlink()
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE, package, ignore=skip, dirs_exist_ok=True)


def run_mypyc(out: Path, level: str) -> None:
    """Compile the engine of the copy in place, all modules as one group."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a run that finds its stamp needs no mypyc
    from setuptools import setup  # noqa: PLC0415

    os.chdir(out)  # both tools work relative to the current folder
    files = [str(file.relative_to(out)) for file in engine_files(out / "rockfall")]
    # No settings file: a build must not depend on the folder it happens to stand in. No imports
    # beyond the engine: the package itself names what lies above, and that may not be installed.
    options = ["--config-file=", "--cache-dir=build/mypy", "--follow-imports=skip"]
    options.append("--no-error-summary")
    extensions = mypycify(
        [*options, *files],
        opt_level=level,
        debug_level="0",  # nobody steps through what mypyc writes
        target_dir="build",
        group_name=GROUP,
    )
    setup(
        name="rockfall-engine",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    shutil.rmtree("build")


def compile_into(out: Path, level: str) -> None:
    """Bring OUT up to date; compile only if the engine or its compiler changed."""
    stamp = out / "stamp"
    wanted = fingerprint(level)
    if stamp.is_file() and stamp.read_text() == wanted:
        copy_sources(out / "rockfall")
        return
    shutil.rmtree(out, ignore_errors=True)
    copy_sources(out / "rockfall")
    run_mypyc(out, level)
    stamp.write_text(wanted)


if __name__ == "__main__":
    folder, level = (*sys.argv[1:], BEST)[:2] if len(sys.argv) in {2, 3} else ("", "")
    if level not in {"0", "1", "2", "3"}:
        sys.exit("usage: python tools/compile.py OUT [LEVEL]")
    compile_into(Path(folder).resolve(), level)
