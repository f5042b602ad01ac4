"""Which tests prove which rules, read from the test sources: `@pytest.mark.rule("B15")`.

Sources are read, never run, so a listing needs neither pytest nor a suite that passes.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


class MarkError(ValueError):
    """A mark that cannot be read without running the tests, and where it stands."""


def proofs(root: Path) -> dict[str, list[str]]:
    """Rule id -> tests that carry it, as pytest names them; files and tests in order."""
    found: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        path = file.relative_to(root).as_posix()
        for test, ids in marked_tests(file.read_text(encoding="utf-8"), path):
            for rule in ids:
                found.setdefault(rule, []).append(f"{path}::{test}")
    return found


def marked_tests(source: str, path: str) -> Iterator[tuple[str, list[str]]]:
    """Every test of a file with the rule ids it proves, each id once."""
    tree = ast.parse(source, path)
    yield from _tests_in(tree.body, "", [], path)


def _tests_in(
    body: list[ast.stmt], prefix: str, outer: list[str], path: str
) -> Iterator[tuple[str, list[str]]]:
    shared = outer + [rule for node in body for rule in _pytestmark(node, path)]
    for node in body:
        if isinstance(node, FunctionNode) and node.name.startswith("test"):
            ids = shared + _decorated(node, path)
            yield prefix + node.name, list(dict.fromkeys(ids))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            ids = shared + _decorated(node, path)
            yield from _tests_in(node.body, f"{prefix}{node.name}::", ids, path)


def _pytestmark(node: ast.stmt, path: str) -> list[str]:
    """The ids of a `pytestmark = ...` line, one mark or a list of them."""
    if isinstance(node, ast.Assign):
        targets: list[ast.expr] = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    else:
        return []
    named = any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)
    return _ids(node.value, path) if named and node.value else []


def _decorated(node: FunctionNode | ast.ClassDef, path: str) -> list[str]:
    return [rule for decorator in node.decorator_list for rule in _ids(decorator, path)]


def _ids(tree: ast.expr, path: str) -> list[str]:
    """The ids of every rule mark in an expression, so that marks of `pytest.param` count too."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise MarkError(f"{path}:{argument.lineno}: a rule mark takes ids in quotes")
                found.append(argument.value)
    return found
