"""Catalogues: every language says all that English says, by the rules of its own grammar."""

import re
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import rockfall.words
from rockfall.words import REFERENCE, languages, source, words
from tests.match.catalogue import messages

OTHERS = [language for language in languages() if language != REFERENCE]

#: Words that are the same in English: names, symbols, and what was borrowed.
ALIKE = {
    "de": {
        "card-goblin",
        "card-saboteur",
        "card-veto",
        "ui-bot",
        "ui-edition-cave",
        "ui-end-score",
        "ui-game-cave",
        "ui-game-saboteur",
        "ui-lobby",
        "ui-part-veto",
        "ui-preset-dark-cave",
        "ui-preset-saboteur2",
        "ui-table-bot",
        "ui-table-bot-in",
    },
    "fr": {
        "card-boss",
        "card-dragon",
        "card-inspection",
        "card-lindworm",
        "card-rat",
        "card-saboteur",
        "card-veto",
        "ui-edition-cave",
        "ui-game-cave",
        "ui-game-saboteur",
        "ui-motion",
        "ui-part-veto",
        "ui-preset-dark-cave",
        "ui-volume",
    },
    "bg": {"ui-game-saboteur"},
    "ru": {"ui-game-saboteur"},
    "uk": {"ui-game-saboteur"},
}
#: The marks of a quotation.
MARKS = {"en": "“”", "bg": "„“", "de": "„“", "fr": "«»", "ru": "«»", "uk": "«»"}
ALL_MARKS = "“”„«»‹›‚‘"

SAMPLE: dict[str, str | int] = {"seat": 0, "other": 1, "other2": 2, "card": "map", "ill": "trapped"}
SAMPLE |= {"which": "theft", "cards": "n+e map n+e", "cell": "1,0", "cell2": "2,-1", "from": "3,0"}
SAMPLE |= {"side": "N", "verb": "dig", "task": "turn", "turned": 0, "number": 1, "count": 3}
SAMPLE |= {
    "aside": 0,
    "gold": 5,
    "round": 2,
    "name": "Ann",
    "why": "so",
    "most": 9,
    "step": 7,
    "space": 2,
    "text": "so",
}
SAMPLE |= {
    "takes": "text",
    "level": "easy",
    "persona": "shy",
    "known": "all",
    "bots": 9,
    "seats": 5,
    "seconds": 5,
}
SAMPLE |= {"price": "3", "worth": 12, "persona": "shy"}
SAMPLE |= {"time": "2:41"}
NUMBERS = ("turned", "number", "count", "aside")
NAMES = ["Ada", "Bo", "Cleo"]


@cache
def entries(language: str) -> dict[str, ast.Message]:
    """The messages of a catalogue as they are written."""
    found = parse(source(language)).body
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


@cache
def written(language: str) -> dict[str, str]:
    """The text of every message without its key."""
    write = FluentSerializer().serialize_entry
    return {
        key: write(entry).removeprefix(f"{key} =").strip()
        for key, entry in entries(language).items()
    }


def said(key: str, language: str, **numbers: int) -> str:
    args = {name: (SAMPLE | numbers)[name] for name in messages()[key]}
    return words(key, args, language, NAMES)


@pytest.mark.parametrize("language", languages())
def test_an_entry_read_alone_is_the_one_that_is_written(language: str) -> None:
    whole = entries(language)
    alone = {key: parse(text).body for key, text in rockfall.words.entries(language).items()}
    assert alone.keys() == whole.keys()
    for key, found in alone.items():
        # A comment before an entry belongs to it, but is never said.
        assert [entry.equals(whole[key], ["span", "comment"]) for entry in found] == [True], key


class _Choices(Visitor):
    """Collects what a message chooses between, choice by choice."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = [variant.key for variant in node.variants]
        self.found.append({name.name for name in names if isinstance(name, ast.Identifier)})
        self.generic_visit(node)


@cache
def plurals(language: str) -> list[tuple[str, set[str]]]:
    """Every choice between the forms of a number: its message and the forms."""
    found: list[tuple[str, set[str]]] = []
    for key, entry in entries(language).items():
        visitor = _Choices()
        visitor.visit(entry)
        # A choice between this and all else ("turned or not") is none between forms.
        found += ((key, forms) for forms in visitor.found if forms != {"other"})
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_keys_of_english_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages()


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said_in_every_language(language: str) -> None:
    for key, variables in messages().items():
        for number in range(6):
            text = said(key, language, **dict.fromkeys(NUMBERS, number))
            assert text == text.strip() != ""
            named = {"seat": "Ada", "other": "Bo", "other2": "Cleo", "name": "Ann", "why": "so"}
            assert [name for name in variables & named.keys() if named[name] not in text] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    own, english = written(language), written(REFERENCE)
    # What only joins other words may be the same everywhere.
    worded = {key: text for key, text in own.items() if re.sub(r"\{[^}]*\}|\W", "", text)}
    alike = {key for key, text in worded.items() if text.lower() == english[key].lower()}
    assert alike == ALIKE.get(language, set())


@pytest.mark.parametrize("language", languages())
def test_what_is_different_is_called_differently(language: str) -> None:
    for sort in ("refuse-", "ask-", "wait-", "card-", "verb-", "task-", "side-"):
        texts = [said(key, language) for key in messages() if key.startswith(sort)]
        assert [text for text in set(texts) if texts.count(text) > 1] == []


# -- numbers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_a_choice_of_forms_has_exactly_the_forms_of_the_language(language: str) -> None:
    # As CLDR has them for the whole numbers at a table; Fluent asks for "other" in any case.
    form = Locale.parse(language).plural_form
    forms = {form(number) for number in range(1000)} | {"other"}
    assert [(key, found) for key, found in plurals(language) if found != forms] == []


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_have_forms_wherever_english_has_them(language: str) -> None:
    counted = {key for key, _ in plurals(REFERENCE)}
    assert counted
    assert counted - {key for key, _ in plurals(language)} == set()


#: language -> what is said of 0, 1, 2, 3, 5, 11, 21, 22, 25 and 101 gold cards
COUNTED = {
    "en": "0 gold cards|one gold card|2 gold cards|3 gold cards|5 gold cards|11 gold cards"
    "|21 gold cards|22 gold cards|25 gold cards|101 gold cards",
    "de": "0 Goldkarten|eine Goldkarte|2 Goldkarten|3 Goldkarten|5 Goldkarten|11 Goldkarten"
    "|21 Goldkarten|22 Goldkarten|25 Goldkarten|101 Goldkarten",
    "fr": "zéro carte Or|une carte Or|2 cartes Or|3 cartes Or|5 cartes Or|11 cartes Or"
    "|21 cartes Or|22 cartes Or|25 cartes Or|101 cartes Or",
    "bg": "0 карти|една карта|2 карти|3 карти|5 карти|11 карти|21 карти|22 карти|25 карти"
    "|101 карти",
    "ru": "0 карт|одну карту|2 карты|3 карты|5 карт|11 карт|21 карту|22 карты|25 карт|101 карту",
    "uk": "0 карт|одну карту|2 карти|3 карти|5 карт|11 карт|21 карту|22 карти|25 карт|101 карту",
}


@pytest.mark.parametrize("language", languages())
def test_a_number_chooses_the_form_of_its_language(language: str) -> None:
    numbers = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101)
    for number, gold in zip(numbers, COUNTED[language].split("|"), strict=True):
        text = said("story-paid", language, count=number)
        assert re.search(rf"\b{gold}\b", text), text


@pytest.mark.parametrize("language", languages())
def test_no_number_above_one_is_swallowed_by_its_form(language: str) -> None:
    # In Russian and Ukrainian the form of one is that of 21 and 101 too: it may not say "one".
    counting = ("count", "gold", "most", "seconds")
    for key, _ in plurals(language):
        for number in (2, 5, 21, 22, 25, 101):
            text = said(key, language, **dict.fromkeys(counting, number))
            assert str(number) in text, text


# -- how it is printed -----------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_quotations_and_apostrophes_are_printed_as_the_language_prints_them(language: str) -> None:
    foreign = set(ALL_MARKS) - set(MARKS[language])
    for key in messages(language):
        text = said(key, language)
        assert not foreign & set(text), text
        assert not set("'\"") & set(text), text
        assert text.count(MARKS[language][0]) == text.count(MARKS[language][1]), text


def test_french_keeps_a_space_before_its_high_marks_that_no_line_breaks_at() -> None:
    for text in written("fr").values():
        assert not re.search(r"[^\u00a0](?:[:»])|[^\u202f][;!?]|«[^\u00a0]", text), text


def test_french_puts_no_word_before_a_name_that_would_lose_its_vowel() -> None:
    name = r"\{ \$(?:seat|other|other2|name|card|cards|which|ill) \}"
    for text in written("fr").values():
        assert not re.search(rf"(?i)\b(?:de|que|le|la|ne|se|me|te) {name}|’{name}", text), text


# -- names that stand as they are ------------------------------------------------------------

#: Words after which a name would have to be declined.
CASED = {
    "ru": "без|в|во|для|до|за|из|изо|к|ко|на|над|о|об|от|перед|под|про|против|с|со|у|через",
    "uk": "без|біля|в|від|для|до|за|з|зі|із|к|на|над|о|об|перед|під|про|проти|у|через",
}
#: How verbs end that tell whether he or she did it.
GENDERED = {"ru": "л|ла|лся|лась", "uk": "в|ла|вся|лася"}


@pytest.mark.parametrize("language", CASED)
def test_no_slavic_preposition_asks_a_name_for_a_case(language: str) -> None:
    name = r"\{ \$(?:seat|other|other2|name|card|cards|which|ill|side) \}"
    for text in written(language).values():
        assert not re.search(rf"(?i)\b(?:{CASED[language]}) {name}", text), text


@pytest.mark.parametrize("language", GENDERED)
def test_no_slavic_verb_tells_whether_a_player_is_he_or_she(language: str) -> None:
    name, ending = r"\{ \$(?:seat|other|other2) \}", GENDERED[language]
    for text in written(language).values():
        assert not re.search(rf"{name} (?:не )?\w+(?:{ending})\b", text), text
        assert not re.search(rf"\b\w+(?:{ending}) {name}", text), text


def test_bulgarian_puts_no_word_before_a_name_that_changes_with_its_first_letter() -> None:
    name = r"\{ \$(?:seat|other|other2|name|card|cards|which|ill|side) \}"
    for text in written("bg").values():
        assert not re.search(rf"(?i)\b(?:в|във|с|със) „?{name}", text), text
