"""Sentences are whole in the catalogues: no screen puts one together from pieces."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
#: A sentence beside other text, in a text that code makes or in an attribute.
GLUED = re.compile(r"`[^`]*[^`\\s$][^`]*\$\{say\(|\$\{say\([^`]*\}[^`]+`|=\"[^\"]*\{say\([^\"]*\"")


def test_no_screen_glues_sentences_together() -> None:
    found = {
        f"{file.name}: {line.strip()}"
        for file in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
        for line in file.read_text("utf-8").splitlines()
        if GLUED.search(line)
    }
    assert found == set()
