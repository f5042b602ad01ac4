"""Operations as text, and the sum over them."""

from rockfall.kernel.ops import OP_NAMES
from rockfall.match.record import op_text, running_sum
from tests.match.playing import BETWEEN, FORK, at_table, finished, say


def test_operations_are_written_by_name() -> None:
    match = at_table(FORK)
    layout = match.truth.layout
    texts = [op_text(layout, op) for op in say(match, "dig NES 6,0 turned").ops]
    assert texts[0] == "move NES hand.0 played"
    assert texts[1] == "place 6,0 NES turned played"
    assert "show stone-nw goal.1 slot 0" in texts
    assert any(text.startswith("ask #0 rotation") for text in texts)


def test_every_operation_has_a_text_of_its_own() -> None:
    forked, between = at_table(FORK), at_table(BETWEEN)
    say(forked, "dig NES 6,0 turned")
    say(forked, "rotate 8,0")
    say(between, "map 8,0")
    matches = [forked, between, finished(), finished("classic", 3)]
    more = ("jubilee+swap-goals", "jubilee+storehouse", "jubilee+chests")
    matches += [finished(spec, 3, seed) for spec in more for seed in range(3)]
    texts: dict[str, tuple[int, ...]] = {}
    for match in matches:
        for step in match.steps:
            for op in step.ops:
                text = (
                    f"{match.edition.spec}/{match.edition.seats} {op_text(match.truth.layout, op)}"
                )
                assert texts.setdefault(text, op) == op
    assert {op[0] for op in texts.values()} == set(range(1, len(OP_NAMES)))


def test_the_sum_depends_on_what_came_before_and_on_every_line() -> None:
    sums = {
        running_sum("", ["a", "b"]),
        running_sum("", ["a", "c"]),
        running_sum("", ["a"]),
        running_sum("x", ["a", "b"]),
    }
    assert len(sums) == 4
    assert all(len(total) == 8 for total in sums)
    assert running_sum("x", ["a"]) == running_sum("x", ["a"])
