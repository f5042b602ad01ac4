"""Build hook: put a compiled engine into the wheel.

ROCKFALL_MYPYC=auto (or unset) compiles if it can and otherwise ships pure Python, 1 fails if it
cannot, 0 never compiles. Editable installs stay pure, so that an edit is seen at once.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def mode() -> str:
    """Read what the builder asked for."""
    chosen = os.environ.get("ROCKFALL_MYPYC") or "auto"
    if chosen not in {"auto", "0", "1"}:
        raise ValueError(f"ROCKFALL_MYPYC={chosen}: use auto, 0 or 1")
    return chosen


def has_compiler() -> bool:
    """Tell whether a C compiler can be found; Windows does not keep its own on PATH."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name == "nt" or shutil.which(shlex.split(command)[0]) is not None


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compile kernel and mods while a wheel is built."""

    scratch: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Ask for mypyc only if it will be used."""
        wanted = mode() == "1" or (mode() == "auto" and has_compiler())
        return list(self.config["compile-requires"]) if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a scratch folder and add the binaries to the wheel."""
        if version == "editable" or mode() == "0":
            return
        # The folder must live until the wheel is written.
        self.scratch = TemporaryDirectory(prefix="rockfall-")
        out = Path(self.scratch.name) / "out"
        problem = self.compile(out) if has_compiler() else "no C compiler found"
        if problem and mode() == "1":
            raise RuntimeError(f"the engine could not be compiled: {problem}")
        if problem:
            self.app.display_warning(f"Rockfall will run as pure Python: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in (*out.rglob("*.so"), *out.rglob("*.pyd")):
            build_data["force_include"][str(file)] = file.relative_to(out).as_posix()

    def compile(self, out: Path) -> str:
        """Compile in a process of its own and return what went wrong, if anything."""
        script = Path(self.root, "tools", "compile.py")
        done = subprocess.run(
            [sys.executable, str(script), str(out)], capture_output=True, text=True, check=False
        )
        return "" if done.returncode == 0 else f"{done.stdout}{done.stderr}".strip() or "no reason"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self.scratch:
            self.scratch.cleanup()
