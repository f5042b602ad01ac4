"""What the README shows works."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


def test_the_python_example_plays_a_whole_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(example + "\nended = rules.over(state)\n", names)
    assert names["ended"] is True


def test_every_file_it_points_at_exists() -> None:
    links = re.findall(r"\]\((?!http)([^)]+)\)", README)
    assert links
    for link in links:
        assert (ROOT / link).is_file(), link


def test_it_begins_with_what_a_player_sees_and_the_two_commands() -> None:
    assert README.index("](docs/screens/") < README.index("./run play")
    assert (
        README.index("./run play ") < README.index("./run test") < README.index("## At the table")
    )
