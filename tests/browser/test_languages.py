"""Each reader's own language: on every page, at once, and beside others at one table."""

import re
from collections.abc import Callable
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


@pytest.mark.parametrize("language", languages())
def test_every_page_speaks_the_language_and_no_other(
    visit: Welcome, ready: Callable[[Laid], Laid], language: str
) -> None:
    ended = ready(ENDED)
    #: an address, and the sort and key of what is there once the page is complete
    pages: dict[str, tuple[Literal["heading", "button", "list"], str]] = {
        "/": ("heading", "ui-watch"),
        "/new": ("button", "ui-make-table"),
        ready(LOBBY).path(): ("heading", "ui-seats"),
        ready(EARLY).path(): ("list", "ui-table-hand"),
        ended.path(): ("heading", "ui-end-story"),
        f"/replay/{ended.table.id}?eye=-2&step=40": ("heading", "ui-table"),
        f"/screen/{ended.table.id}": ("heading", "ui-end-story"),
        ready(CAVE).path(): ("list", "ui-table-hand"),
        ready(CAVE_ENDED).path(): ("heading", "ui-sums"),
        "/learn": ("heading", "ui-learn"),
        "/learn/cave": ("heading", "ui-table"),
        "/cards/rockfall": ("heading", "card-rockfall"),
        "/cards/cave-goblin": ("heading", "card-goblin"),
        "/settings": ("heading", "ui-settings"),
    }
    page = visit(**PHONE, locale=language).page
    own, english = _said(language), _said("en")
    for path, (role, key) in pages.items():
        page.goto(path)
        page.get_by_role(role, name=words(key, language=language), exact=True).first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        texts = _texts(page)
        assert [text for text in texts if re.search(r"\b(ui|story|card|verb)-\w", text)] == []
        remnants = [text for text in texts if text in english - own and not _ALIKE.fullmatch(text)]
        assert remnants == [], path
        wide = page.evaluate(_TOO_WIDE)
        assert wide == [], path


@pytest.mark.parametrize("language", OTHERS)
def test_the_language_changes_at_once_without_loading_the_page_again(
    visit: Welcome, language: str
) -> None:
    page = visit().go("/").page
    page.evaluate("window.same = true")
    page.get_by_role("combobox", name="Language").select_option(language)
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


@pytest.mark.parametrize("language", languages())
def test_numbers_take_the_form_that_the_language_wants(
    visit: Welcome, server: ServerProcess, language: str
) -> None:
    # Nobody comes to them, so they are there once for all languages.
    put(server.data, *ROOMY.values())
    page = visit(locale=language).go("/").page
    for count, laid in ROOMY.items():
        entry = page.get_by_role("listitem").filter(
            has=page.locator(f'a[href="/t/{laid.table.id}"]')
        )
        expect(entry).to_contain_text(words("ui-free-seats", {"count": count}, language))
