"""The rules in words: `docs/rules.md` and `docs/rulings.md`, taken apart by their ids."""

import re
from pathlib import Path

RULES = "docs/rules.md"
RULINGS = "docs/rulings.md"

#: A rule begins with its id in bold at the start of a line.
_MARKER = re.compile(r"\*\*([A-Z]+\d+)\*\* ")
_PARAGRAPH_END = re.compile(r"\n\n|\n- ")
_SENTENCE_END = re.compile(r"""(?<=[.?!])[*")]*(?=\s)""")
_EMPHASIS = re.compile(r"\*+")
_REMARK = re.compile(r"^\*\(\w+\)\* ")


class RulebookError(ValueError):
    """A document that cannot be taken apart, and why."""


def read_rules(document: Path) -> dict[str, str]:
    """Id -> text as written, in the order of the document; a heading ends a rule."""
    rules: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in document.read_text(encoding="utf-8").splitlines():
        marker = _MARKER.match(line)
        if marker:
            if marker[1] in rules:
                raise RulebookError(f"{document.name} has {marker[1]} twice")
            lines = rules[marker[1]] = []
        elif line.startswith("#"):
            lines = []
        lines.append(line)
    return {rule: "\n".join(text).strip() for rule, text in rules.items()}


def summary(text: str) -> str:
    """A rule's first sentence, plain; a headline or a question also gets the one after it."""
    paragraph = " ".join(_PARAGRAPH_END.split(text, maxsplit=1)[0].split())
    words = _REMARK.sub("", _MARKER.sub("", paragraph, count=1))
    end = _next_end(words, 0)
    if words.startswith("*") or words[:end].rstrip('*")').endswith("?"):
        end = _next_end(words, end)
    return _EMPHASIS.sub("", words[:end])


def _next_end(words: str, start: int) -> int:
    found = _SENTENCE_END.search(words, start + 1)
    return found.end() if found else len(words)
