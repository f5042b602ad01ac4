"""The catalogue of words as it is written: its keys, and the variables each of them uses."""

from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from rockfall.words import source


class _Variables(Visitor):
    """Collects the names of variables."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str = "en") -> dict[str, frozenset[str]]:
    """Every key of a catalogue with its variables; a catalogue with a slip is none."""
    found: dict[str, frozenset[str]] = {}
    for entry in parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), f"not understood: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"'{entry.id.name}' stands there twice"
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


def keys(beginning: str) -> list[str]:
    """The keys that begin like this."""
    return [key for key in messages() if key.startswith(beginning)]


def variables(key: str) -> frozenset[str]:
    """The variables of a key."""
    return messages()[key]
