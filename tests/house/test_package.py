"""What is installed is what the game needs: no tools, no measurements, nothing that lies idle."""

from pathlib import Path
from typing import Final

import grimp
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from rockfall.cli.main import COMMANDS

ROOT: Final = Path(__file__).parents[2]
#: What is begun from outside: by a program, by the command line, as a process of its own.
BEGINNINGS: Final = {
    "rockfall",
    "rockfall.cli.main",
    *(f"rockfall.cli.{'import_' if name == 'import' else name}" for name in COMMANDS),
    "rockfall.server.thinking.thinker",
}


def carried(builder: WheelBuilder | SdistBuilder) -> list[str]:
    """The files that an archive would carry, by their place in it."""
    return [file.distribution_path for file in builder.recurse_included_files()]


def test_a_wheel_carries_the_package_alone() -> None:
    files = carried(WheelBuilder(str(ROOT)))
    assert "rockfall/__init__.py" in files
    assert {file.partition("/")[0] for file in files} == {"rockfall"}


def test_a_source_archive_carries_what_builds_the_package_and_no_other_tools() -> None:
    files = carried(SdistBuilder(str(ROOT)))
    beside = {file for file in files if not file.startswith("src/rockfall/")}
    assert beside == {"hatch_build.py", "tools/compile.py"}


def test_every_module_of_the_package_is_used_by_the_package() -> None:
    graph = grimp.build_graph("rockfall", cache_dir=None)
    used = set(BEGINNINGS)
    for name in BEGINNINGS:
        used |= graph.find_upstream_modules(name)
    modules = {name for name in graph.modules if not graph.find_children(name)}
    assert modules - used == set()
