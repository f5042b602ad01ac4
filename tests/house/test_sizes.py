"""A file has at most 300 lines and a function at most 40, as CONTRIBUTING says."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
LINES, FUNCTION_LINES = 300, 40
FOLDERS: Final = ("src", "bench", "tools", "tests", "web/src", "web/tests", "web/live")
KINDS: Final = {".py", ".ts", ".svelte"}
#: What is built of the client lies among the sources.
BUILT: Final = ROOT / "src" / "rockfall" / "server" / "client"
#: Written by programs, for programs; nobody reads them from top to bottom.
GENERATED: Final = {"web/src/lib/protocol.ts"}


def sources() -> Iterator[Path]:
    """Everything that somebody wrote."""
    found = [file for top in (ROOT, ROOT / "web") for file in top.iterdir()]
    for folder in (ROOT / name for name in FOLDERS):
        assert folder.is_dir(), folder
        found += folder.rglob("*")
    yield from (file for file in found if file.suffix in KINDS and BUILT not in file.parents)


def lines_of(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines())


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def functions(file: Path) -> Iterator[tuple[str, int]]:
    """Every function of a file of Python, and how long it is."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1


def test_no_file_has_more_than_300_lines() -> None:
    found = {name_of(file): lines_of(file) for file in sources()}
    assert len(found) > 500
    long = {name: lines for name, lines in found.items() if lines > LINES}
    assert {*long} - GENERATED == set(), long


@pytest.mark.parametrize("name", sorted(GENERATED))
def test_what_is_generated_says_so_in_its_first_line(name: str) -> None:
    first = (ROOT / name).read_text("utf-8").partition("\n")[0]
    assert "Written by `" in first


def test_no_function_has_more_than_40_lines() -> None:
    long = {
        f"{name_of(file)}: {function}": lines
        for folder in ("src", "bench", "tools")
        for file in (ROOT / folder).rglob("*.py")
        for function, lines in functions(file)
        if lines > FUNCTION_LINES
    }
    assert long == {}
