"""`./run rules`: the documents by their ids."""

import json
from pathlib import Path

import pytest

from tools.rules.__main__ import main
from tools.rules.coverage import proofs
from tools.rules.rulebook import RULES, RULINGS, RulebookError, read_rules, summary

ROOT = Path(__file__).resolve().parents[2]

SAMPLE = """\
# Rules

**B1** A first rule. It goes on
over lines.

> An example.

## More

An introduction that belongs to no rule.

**B2** *Map.* Look at a **goal**. Tell nobody.
- `all`: a list
**B10** Have you seen it? You have! Really.
"""


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.fixture
def document(tmp_path: Path) -> Path:
    file = tmp_path / "rules.md"
    file.write_text(SAMPLE)
    return file


def test_a_rule_ends_at_the_next_one_or_at_a_heading(document: Path) -> None:
    texts = read_rules(document)
    assert list(texts) == ["B1", "B2", "B10"]
    assert texts["B1"] == "**B1** A first rule. It goes on\nover lines.\n\n> An example."
    assert texts["B2"].endswith("- `all`: a list")


def test_a_summary_is_the_first_sentence_that_says_something(document: Path) -> None:
    texts = read_rules(document)
    assert summary(texts["B1"]) == "A first rule."
    assert summary(texts["B2"]) == "Map. Look at a goal."
    assert summary(texts["B10"]) == "Have you seen it? You have!"


def test_an_id_used_twice_is_an_error(document: Path) -> None:
    document.write_text(SAMPLE + "**B2** Again.\n")
    with pytest.raises(RulebookError, match=r"rules\.md has B2 twice"):
        read_rules(document)


def test_the_list_has_one_line_for_each_rule(capsys: pytest.CaptureFixture[str]) -> None:
    listed = [line.split()[0] for line in output(capsys).splitlines()]
    assert listed == list(read_rules(ROOT / RULES))
    both = [line.split()[0] for line in output(capsys, "--rulings").splitlines()]
    assert both == listed + list(read_rules(ROOT / RULINGS))


def test_no_text_of_a_rule_ends_in_a_line_that_says_nothing() -> None:
    for document in (RULES, RULINGS):
        for rule, text in read_rules(ROOT / document).items():
            assert text.splitlines()[-1].strip("-* \t"), rule
            assert not any(line.startswith("--") for line in text.splitlines()), rule


def test_ids_print_their_texts_in_either_case(capsys: pytest.CaptureFixture[str]) -> None:
    text = read_rules(ROOT / RULES)["B15"]
    ruling = read_rules(ROOT / RULINGS)["R7"]
    assert output(capsys, "b15", "R7") == f"{text}\n\n{ruling}\n"


def test_an_id_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["B99"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("run rules: there is no rule B99")


def test_coverage_lists_the_tests_of_every_rule_in_order(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = proofs(ROOT)
    told = json.loads(output(capsys, "--coverage", "--json", "--rulings"))
    ids = [*read_rules(ROOT / RULES), *read_rules(ROOT / RULINGS)]
    assert list(told) == ["rules"]
    assert list(told["rules"]) == ids
    assert told["rules"] == {rule: found.get(rule, []) for rule in ids}


def test_coverage_in_words_counts_the_rules_with_a_test(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = json.loads(output(capsys, "--coverage", "--json"))["rules"]
    text = output(capsys, "--coverage")
    proved = sum(1 for tests in told.values() if tests)
    assert text.splitlines()[-1] == f"{proved} of {len(told)} have a test"
    for tests in told.values():
        for test in tests:
            assert test in text
