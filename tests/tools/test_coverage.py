"""Every rule and every ruling has a test, and the reader of rule marks reads them all."""

from pathlib import Path

import pytest

from tools.rules.coverage import MarkError, marked_tests, proofs
from tools.rules.rulebook import RULES, RULINGS, read_rules

ROOT = Path(__file__).resolve().parents[2]


def without_test(document: str) -> list[str]:
    found = proofs(ROOT)
    return [rule for rule in read_rules(ROOT / document) if rule not in found]


def test_every_rule_has_a_test() -> None:
    assert without_test(RULES) == []


def test_every_ruling_has_a_test() -> None:
    assert without_test(RULINGS) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = read_rules(ROOT / RULES) | read_rules(ROOT / RULINGS)
    strangers = {rule: tests for rule, tests in proofs(ROOT).items() if rule not in known}
    assert strangers == {}


def marks(source: str) -> dict[str, list[str]]:
    return dict(marked_tests(source, "tests/test_sample.py"))


def test_a_mark_on_a_function_names_several_rules() -> None:
    source = """
@pytest.mark.rule("B1", "B2")
@pytest.mark.engine
@pytest.mark.rule("B3")
async def test_one(): ...
def test_two(): ...
@pytest.mark.rule("B4")
def helper(): ...
"""
    assert marks(source) == {"test_one": ["B1", "B2", "B3"], "test_two": []}


def test_marks_of_modules_and_classes_hold_for_what_is_inside() -> None:
    source = """
pytestmark = [pytest.mark.engine, pytest.mark.rule("A1")]
@pytest.mark.rule("B1")
class TestGold:
    pytestmark = pytest.mark.rule("B2")
    @pytest.mark.rule("B3", "A1")
    def test_one(self): ...
class Helper:
    @pytest.mark.rule("B4")
    def test_never_collected(self): ...
def test_two(): ...
"""
    inside = ["A1", "B1", "B2", "B3"]
    assert marks(source) == {"TestGold::test_one": inside, "test_two": ["A1"]}


def test_marks_of_single_cases_count() -> None:
    source = """
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("E1")), 2])
def test_one(n): ...
"""
    assert marks(source) == {"test_one": ["E1"]}


def test_a_mark_that_cannot_be_read_is_an_error_with_its_place() -> None:
    source = "@pytest.mark.rule(*IDS)\ndef test_one(): ...\n"
    with pytest.raises(MarkError, match=r"tests/test_sample\.py:1: a rule mark takes ids"):
        marks(source)


def test_tests_are_named_as_pytest_names_them(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "rules"
    folder.mkdir(parents=True)
    test = '@pytest.mark.rule("B1")\ndef test_one(): ...\n'
    (folder / "test_b.py").write_text(test)
    (folder / "test_a.py").write_text(test)
    (folder / "helper.py").write_text(test)
    names = ["tests/rules/test_a.py::test_one", "tests/rules/test_b.py::test_one"]
    assert proofs(tmp_path) == {"B1": names}
