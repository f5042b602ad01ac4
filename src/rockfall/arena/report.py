"""A report of a tournament: a folder with a page, its pictures, and all numbers."""

import json
from pathlib import Path

from rockfall.arena.plots import draw
from rockfall.arena.tables import Summary, Table, tables


def write_report(summary: Summary, command: str, folder: Path) -> None:
    """Write report.md with its pictures and arena.json; the folder is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "arena.json").write_text(json.dumps(summary, indent=2) + "\n", "utf-8")
    pictures = draw(summary, folder)
    (folder / "report.md").write_text(page(summary, command, pictures), "utf-8")


def page(summary: Summary, command: str, pictures: list[str]) -> str:
    """The report as Markdown."""
    parts = [
        "# Arena",
        f"Edition `{summary['edition']}`, made by:",
        f"    {command}",
        *(f"![{name.removesuffix('.png')}]({name})" for name in pictures),
        *(markdown(table) for table in tables(summary)),
    ]
    return "\n\n".join(parts) + "\n"


def markdown(table: Table) -> str:
    """A table with its title."""
    lines = [table.heads, ("---",) * len(table.heads), *table.rows]
    return "\n".join([f"{table.title}:", "", *(f"| {' | '.join(line)} |" for line in lines)])
