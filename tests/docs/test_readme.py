"""What the README shows works."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_first_example_plays_a_whole_game() -> None:
    names: dict[str, object] = {}
    exec(EXAMPLES[0] + "\nended = rules.over(state)\n", names)
    assert names["ended"] is True


def test_the_second_example_lets_bots_play_a_match() -> None:
    names: dict[str, object] = {}
    exec(EXAMPLES[1] + "\nended = match.over\n", names)
    assert names["ended"] is True


def test_examples_come_in_by_the_front_door() -> None:
    assert len(EXAMPLES) == 2
    for example in EXAMPLES:
        lines = [line for line in example.splitlines() if "import" in line]
        assert lines
        assert all(re.match("import rockfall$|from rockfall import ", line) for line in lines)


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
