"""Build hook: put the browser client and a compiled engine into the wheel.

ROCKFALL_MYPYC=auto (or unset) compiles if it can and otherwise ships pure Python, 1 fails if it
cannot, 0 never compiles. Editable installs stay pure, so that an edit is seen at once.

ROCKFALL_CLIENT=0 leaves the browser client out, for who wants the engine alone; otherwise it must
be built, with the node on PATH or with one that is asked for. A source archive carries it built.
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


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client for any target; compiles the engine while a wheel is built."""

    scratch: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Ask for tools only if they will be used."""
        wanted: list[str] = []
        if self.target_name == "wheel" and mode() != "0" and (mode() == "1" or has_compiler()):
            wanted += self.config["compile-requires"]
        if self.builds_client() and shutil.which("npm") is None:
            wanted += self.config["client-requires"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is not written by hand."""
        if version == "editable":
            return
        if self.builds_client():
            problem = self.run("client.py")
            if problem:
                raise RuntimeError(f"the browser client could not be built: {problem}")
        if self.target_name == "wheel" and mode() != "0":
            self.add_engine(build_data)

    def builds_client(self) -> bool:
        """Tell whether the client is wanted and its sources are here."""
        return os.environ.get("ROCKFALL_CLIENT") != "0" and Path(self.root, "web").is_dir()

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Compile in a scratch folder and add the binaries to the wheel."""
        # The folder must live until the wheel is written.
        self.scratch = TemporaryDirectory(prefix="rockfall-")
        out = Path(self.scratch.name) / "out"
        problem = self.run("compile.py", str(out)) if has_compiler() else "no C compiler found"
        if problem and mode() == "1":
            raise RuntimeError(f"the engine could not be compiled: {problem}")
        if problem:
            self.app.display_warning(f"Rockfall will run as pure Python: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in (*out.rglob("*.so"), *out.rglob("*.pyd")):
            build_data["force_include"][str(file)] = file.relative_to(out).as_posix()

    def run(self, tool: str, *words: str) -> str:
        """Run a tool in a process of its own and return what went wrong, if anything."""
        script = Path(self.root, "tools", tool)
        done = subprocess.run(
            [sys.executable, str(script), *words], capture_output=True, text=True, check=False
        )
        return "" if done.returncode == 0 else f"{done.stdout}{done.stderr}".strip() or "no reason"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self.scratch:
            self.scratch.cleanup()
