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


class CheckoutError(ValueError):
    """The documents are not at hand, and what to do about it."""


def find_checkout(here: Path) -> Path:
    """The checkout above a folder, or else the one this package is run from."""
    package = Path(__file__).resolve().parent
    for folder in (here, *here.parents, *package.parents):
        if (folder / RULES).is_file() and (folder / "src" / "rockfall").is_dir():
            return folder
    raise CheckoutError(
        f"{RULES} was not found: run this inside a checkout of Rockfall, "
        "since an installed package does not carry the documents"
    )


def read_rules(document: Path) -> dict[str, str]:
    """Id -> text as written, in the order of the document; a heading ends a rule."""
    rules: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in document.read_text(encoding="utf-8").splitlines():
        marker = _MARKER.match(line)
        if marker:
            if marker[1] in rules:
                raise CheckoutError(f"{document.name} has {marker[1]} twice")
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
