"""Each reader's own language: on every page, at once, and beside others at one table."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from rockfall.words import languages, name_of, source, words
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, put
from tests.browser.tour_tables import CAVE, CAVE_ENDED, EARLY, ENDED, LOBBY
from tests.browser.visitor import PHONE
from tests.server.support.process import ServerProcess

#: A lobby with so many free seats as languages count in different ways.
ROOMY: Final = {count: lay(f"roomy{count}", None, people=1, seats=count + 1, listed=True)
                for count in (2, 5)}  # fmt: skip
OTHERS: Final = [language for language in languages() if language != "en"]
#: What reaches beyond the edge of the screen and can be scrolled to.
_TOO_WIDE: Final = """() => document.documentElement.scrollWidth <= 412 ? [] :
  [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > 413 && !one.closest("svg"))
    .map((one) => one.outerHTML.slice(0, 120))"""
#: Names and what has no words.
_ALIKE: Final = re.compile(r"Rockfall|Saboteur|[A-Z]{6}|https?://\S+|Emil|Anna|Ben|Cleo")


def _texts(page: Page) -> list[str]:
    """Everything that is to be read, or heard, on a page."""
    return list(
        page.evaluate(
            """() => {
              const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              const told = [];
              while (all.nextNode()) {
                const there = all.currentNode.parentElement;
                if (!there.closest("option[lang]")) told.push(all.currentNode.data.trim());
              }
              for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
                for (const name of ["aria-label", "title", "placeholder"])
                  told.push(one.getAttribute(name) ?? "");
              return [...new Set(told)].filter(Boolean);
            }"""
        )
    )


@cache
def _said(language: str) -> set[str]:
    """What the catalogue of a language says in a fixed way on screens."""
    return {
        text
        for key in _keys()
        if "{" not in (text := _source(key, language)) and re.search(r"\w", text)
    }


def _keys() -> list[str]:
    return [key for key in _CATALOGUE["en"] if key.startswith(("ui-", "card-", "verb-"))]


def _source(key: str, language: str) -> str:
    return _CATALOGUE[language].get(key, "{")


def _read(language: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", source(language), re.M))


_CATALOGUE: Final = {language: _read(language) for language in languages()}


#: Which part of a page is there once it is complete: its sort and the key of its name.
Sign = tuple[Literal["heading", "button", "list"], str]
PAGES: Final[Mapping[str, Sign]] = {
    "/": ("heading", "ui-watch"),
    "/new": ("button", "ui-make-table"),
    "/learn": ("heading", "ui-learn"),
    "/learn/cave": ("heading", "ui-table"),
    "/cards/rockfall": ("heading", "card-rockfall"),
    "/cards/cave-goblin": ("heading", "card-goblin"),
    "/settings": ("heading", "ui-settings"),
}
#: The same for pages of a table; {} stands for its name.
TABLES: Final[Sequence[tuple[Laid, str, Sign]]] = (
    (LOBBY, "", ("heading", "ui-seats")),
    (EARLY, "", ("list", "ui-table-hand")),
    (ENDED, "", ("heading", "ui-end-story")),
    (ENDED, "/replay/{}?eye=-2&step=40", ("heading", "ui-table")),
    (ENDED, "/screen/{}", ("heading", "ui-end-story")),
    (CAVE, "", ("list", "ui-table-hand")),
    (CAVE_ENDED, "", ("heading", "ui-sums")),
)


def _choose(tab: Page, language: str) -> None:
    """Choose a language in a tab where that can be done."""
    tab.locator("select:has(option[lang])").select_option(language)


def test_every_page_speaks_whatever_language_is_chosen_in_another_tab_and_no_other(
    visit: Welcome, ready: Callable[[Laid], Laid], subtests: pytest.Subtests
) -> None:
    """Coming to a page takes longer than reading it, so it is read in all languages there."""
    visitor = visit(**PHONE)
    page, settings = visitor.page, visitor.context.new_page()
    settings.goto("/settings")
    tables = {laid.table.id: ready(laid) for laid, _, _ in TABLES}
    at_tables = {
        path.format(tables[laid.table.id].table.id) or tables[laid.table.id].path(): sign
        for laid, path, sign in TABLES
    }
    for path, (role, key) in {**PAGES, **at_tables}.items():
        page.goto(path)
        page.evaluate("window.same = true")
        for language in languages():
            with subtests.test(path, language=language):
                _choose(settings, language)
                sign = page.get_by_role(role, name=words(key, language=language), exact=True)
                sign.first.wait_for()
                expect(page.locator("html")).to_have_attribute("lang", language)
                _check_texts(page, language)
                assert page.evaluate("window.same")


def _check_texts(page: Page, language: str) -> None:
    """Nothing is named by its key, said in English, or wider than a phone."""
    texts, own, english = _texts(page), _said(language), _said("en")
    assert [text for text in texts if re.search(r"\b(ui|story|card|verb)-\w", text)] == []
    assert [text for text in texts if text in english - own and not _ALIKE.fullmatch(text)] == []
    assert page.evaluate(_TOO_WIDE) == []


@pytest.mark.parametrize("language", ["en", "uk"])
def test_who_comes_is_spoken_to_in_the_language_of_the_browser(
    visit: Welcome, language: str
) -> None:
    page = visit(locale=language).go("/").page
    page.get_by_role("button", name=words("ui-play-now", language=language)).wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_at_once_without_loading_the_page_again_and_is_kept(
    visit: Welcome,
) -> None:
    page = visit().go("/").page
    page.evaluate("window.same = true")
    for language in OTHERS:
        _choose(page, language)
        now = page.get_by_role("button", name=words("ui-play-now", language=language))
        now.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("window.same")
    page.reload()
    now.wait_for()


def test_everybody_at_one_table_reads_the_own_language(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    early = ready(EARLY)
    readers = {"de": visit(locale="de"), "uk": visit(locale="uk"), "fr": visit(locale="fr")}
    for member, (language, reader) in enumerate(readers.items()):
        reader.go(early.path(member)).page.get_by_role(
            "list", name=words("ui-table-hand", language=language)
        ).wait_for()
    anna = readers["de"].page
    anna.get_by_role("button", name=words("ui-phrase-trust-me", language="de")).click()
    for language, reader in readers.items():
        log = reader.page.get_by_role("list", name=words("ui-table-log", language=language))
        said = words("ui-phrase-trust-me", language=language)
        whole = words("ui-told-words", {"name": "Anna", "text": said}, language)
        expect(log).to_contain_text(whole)
        expect(log).to_contain_text(name_of("card", "NESW", language))


def test_numbers_take_the_form_that_the_language_wants(
    visit: Welcome, server: ServerProcess
) -> None:
    put(server.data, *ROOMY.values())
    page = visit().go("/").page
    for language in languages():
        _choose(page, language)
        for count, laid in ROOMY.items():
            entry = page.get_by_role("listitem").filter(
                has=page.locator(f'a[href="/t/{laid.table.id}"]')
            )
            expect(entry).to_contain_text(words("ui-free-seats", {"count": count}, language))
