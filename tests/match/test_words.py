"""Words: everything the game can say is in the catalogue, and nothing else is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rockfall
from rockfall.kernel.effects import PAYS
from rockfall.kernel.layout import Verb
from rockfall.match.known_keys import says, says_more
from rockfall.words import WordsError, languages, name_key, name_of, source, stem_of, words
from tests.match.catalogue import keys, messages
from tests.match.playing import every_part

LAYOUTS = [edition.rules.layout for edition in every_part()]


# -- refusals, as the source has them --------------------------------------------------------


def strings(node: ast.expr) -> Iterator[str]:
    """The strings that an expression may turn out to be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)


#: what refuses -> where its code and its arguments stand; keywords are arguments of a denial
REFUSERS = {
    "Refusal": (0, 1),
    "DeniedError": (0, 1),
    "ProblemError": (1, 2),
    "self.drop": (0, 1),
    "self._outbox.drop": (0, 1),
    "feed.drop": (0, 1),
    "self.dismiss": (1, 2),
    "self.dismiss_all": (0, 1),
    "self.dismiss_member": (1, 2),
    "session.audience.dismiss_all": (0, 1),
    "session.audience.dismiss_member": (1, 2),
    "self.audience.dismiss_member": (1, 2),
    "session.audience.say_goodbye": (0, 1),
}
#: The server passes on what was refused elsewhere.
PASSED_ON = {"code", "refused", "refusal.code", "error.refusal.code", "answer.refused"}
#: Codes of what no route answers, made from the names that HTTP has for them.
HTTP_CODES = {"refuse-not-found", "refuse-internal-server-error"}


def codes(call: ast.Call, function: ast.AST) -> Iterator[str]:
    """The codes of a refusal, also if they were put into a variable before."""
    code = call.args[REFUSERS[ast.unparse(call.func)][0]]
    yield from strings(code)
    if isinstance(code, ast.Name):
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and ast.dump(node.targets[0]).startswith(
                f"Name(id='{code.id}'"
            ):
                yield from strings(node.value)


def argument_names(call: ast.Call) -> frozenset[str]:
    """The names of a refusal's arguments."""
    name = ast.unparse(call.func)
    told = call.args[REFUSERS[name][1] :]
    if name == "DeniedError":
        return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    if not told or not isinstance(told[0], ast.Dict):
        return frozenset()
    return frozenset(text for key in told[0].keys if key for text in strings(key))


def refusals() -> Iterator[tuple[str, frozenset[str]]]:
    """Every refusal in the source: its key and what it speaks of."""
    for file in sorted(Path(rockfall.__file__).parent.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSERS:
                    found = list(codes(node, function))
                    said = ast.unparse(node.args[REFUSERS[ast.unparse(node.func)][0]])
                    passed_on = "server" in file.parts and said in PASSED_ON
                    assert found or passed_on, f"{file.name}: {ast.unparse(node)} has no code"
                    for code in found:
                        yield f"refuse-{code}", argument_names(node)


def test_every_refusal_in_the_source_has_words_with_its_arguments_and_none_is_left_over() -> None:
    own = set(keys("refuse-")) - HTTP_CODES
    assert set(refusals()) == {(key, messages()[key]) for key in own}


# -- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sort", "names"),
    [
        ("card", {name for layout in LAYOUTS for name in layout.kinds}),
        ("verb", {verb.name for layout in LAYOUTS for verb in layout.verbs}),
        ("task", {name for layout in LAYOUTS for name in layout.tasks}),
        ("side", set("NESW")),
    ],
)
def test_everything_at_the_table_has_a_name_of_its_own(sort: str, names: set[str]) -> None:
    assert set(keys(f"{sort}-")) == {name_key(sort, name) for name in names}
    # Cards of one name in several groups are told apart only by their shapes, if they have any.
    shown = {name if name != name.lower() else stem_of(name) for name in names}
    assert len({name_of(sort, name) for name in names}) == len(shown)


def test_every_key_belongs_to_a_sort() -> None:
    said = ("refuse-", "story-", "ask-", "wait-", "advice-", "ui-")
    sorts = (*said, "card-", "verb-", "task-", "side-")
    assert [key for key in messages() if not key.startswith(sorts)] == []


# -- sentences of their own ------------------------------------------------------------------

VERBS = {verb.name: verb for layout in LAYOUTS for verb in layout.verbs}
SAMPLE: dict[str, str | int] = {"seat": 0, "other": 1, "card": "map", "which": "theft"}
SAMPLE |= {"cell": "1,0", "cell2": "2,0", "from": "3,0", "turned": 0, "number": 1}
SAMPLE |= {"side": "N", "count": 2}


def told_as(verb: Verb) -> list[str]:
    """The keys a verb needs: for who may know all, and for who may not."""
    key = f"story-{verb.name}"
    # What is always special has only such sentences, as what can only be done to oneself.
    open_keys = [key] if says(key) else keys(f"{key}-")
    assert open_keys, f"{key} is not told"
    return [*open_keys, f"{key}-unseen"] if verb.secret or verb.whisper else open_keys


def test_every_verb_is_told_in_a_sentence_of_its_own() -> None:
    needed = [key for name in VERBS if VERBS[name].effect != PAYS for key in told_as(VERBS[name])]
    assert [key for key in needed if not says(key)] == []
    # Sentences that name a card are told apart by it.
    plain = [key for key in needed if "card" not in messages()[key]]
    assert len({words(key, SAMPLE) for key in plain}) == len(plain)


def test_every_task_has_a_question_and_something_for_others_to_wait_for() -> None:
    tasks = {task for layout in LAYOUTS for task in layout.tasks}
    missing = [f"{sort}-{task}" for task in tasks for sort in ("ask", "wait")]
    # A question that is always special has no plain words.
    assert [key for key in missing if not says(key) and not keys(f"{key}-")] == []
    for sort in ("ask", "wait"):
        said = [words(key, SAMPLE | {"other2": 2}) for key in keys(f"{sort}-")]
        assert len(set(said)) == len(said)


def test_every_reason_to_refuse_is_worded_differently() -> None:
    args: dict[str, str | int] = SAMPLE | {
        "side": "N",
        "ill": "theft",
        "verb": "dig",
        "task": "turn",
    }
    args |= {
        "name": "Ann",
        "why": "so",
        "most": 9,
        "takes": "text",
        "level": "easy",
        "persona": "shy",
        "known": "all",
    }
    args |= {"bots": 9, "seats": 5, "seconds": 5, "step": 7, "space": 2}
    said = [words(key, args) for key in keys("refuse-")]
    assert len(set(said)) == len(said)


# -- speaking --------------------------------------------------------------------------------


def test_seats_are_called_by_name_and_cards_by_their_words() -> None:
    args: dict[str, str | int] = {"seat": 1, "card": "broken-cart", "other": 0}
    assert words("story-break", args, names=["Ada", "Bo"]) == "Bo plays “broken cart” on Ada."
    assert words("story-break", args) == "#1 plays “broken cart” on #0."


def test_a_number_chooses_its_form() -> None:
    one: dict[str, str | int] = {"seat": 0, "count": 1}
    key = "story-move-gold-pile-gold-unseen"
    assert words(key, one, names=["Ada"]) == "Ada takes a gold card."
    four = one | {"count": 4}
    assert words(key, four, names=["Ada"]) == "Ada takes 4 gold cards."


def test_several_cards_are_listed_and_equal_ones_counted() -> None:
    args: dict[str, str | int] = {"seat": 0, "cards": "n+e map n+e"}
    told = words("story-move-pile-hand", args, names=["Ada"])
    assert told == "Ada draws 2 × dead-end right bend, map."


def test_one_can_ask_whether_there_are_words() -> None:
    assert says("story-dig")
    assert not says("story-dig-self")
    assert says_more("story-dig")
    assert says_more("story-move-pile")
    assert not says("story-move-pile")
    assert not says_more("story-move-pil")
    assert not says_more("story-dig-self")


def test_gold_cards_are_listed_one_by_one() -> None:
    args: dict[str, str | int] = {"seat": 0, "cards": "gold-1 gold-3 gold-1"}
    told = words("story-move-offer-gold", args, names=["Ada"])
    assert told == "Ada keeps 1 nugget, 1 nugget, 3 nuggets."


@pytest.mark.parametrize("language", languages())
def test_a_spot_is_no_decimal_number_and_its_minus_no_hyphen(language: str) -> None:
    args: dict[str, str | int] = {"seat": 0, "card": "NE", "cell": "3,-1"}
    told = words("story-dig", args, language, names=["Ada"])
    assert "3/−1" in told
    assert "3,-1" not in told


@pytest.mark.parametrize("language", languages())
def test_a_goal_is_called_by_its_name_and_not_by_a_spot(language: str) -> None:
    def looked(cell: str) -> str:
        return words("story-map", {"seat": 0, "cell": cell}, language, ["Ada"])

    for count in (3, 4, 5, 6):
        told = [looked(f"8,-2 {number}/{count}") for number in range(1, count + 1)]
        assert len(set(told)) == count
        assert not any("8" in text for text in told)


def test_nothing_that_is_counted_says_zero_where_there_may_be_none() -> None:
    for key in ("ui-free-seats", "ui-parts", "ui-switches"):
        for language in languages():
            assert "0" not in words(key, {"count": 0}, language), key


def test_there_are_words_in_english() -> None:
    assert "en" in languages()


@pytest.mark.parametrize(
    ("key", "language", "what"),
    [("no-such-key", "en", "no words for 'no-such-key'"), ("card-map", "xx", "no words in 'xx'")],
)
def test_words_that_do_not_exist_are_named(key: str, language: str, what: str) -> None:
    with pytest.raises(WordsError, match=what):
        words(key, language=language)


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(WordsError, match="'refuse-cell-taken' cannot be said"):
        words("refuse-cell-taken", {})


def test_a_language_is_never_read_from_outside_the_catalogue() -> None:
    with pytest.raises(WordsError, match="no words in"):
        source("../locales/en")
