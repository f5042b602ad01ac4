"""A game whose table cannot be drawn yet: nobody is offered it, and who comes to one is told so."""

from collections.abc import Callable
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from rockfall.words import languages, words
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, over, turn_of
from tests.server.support.process import ServerProcess

#: Its dwarves walk through spaces of cards, and webs hang on edges.
SPEC: Final = "cave"
Ready = Callable[[Laid], Laid]


@cache
def begun() -> Laid:
    return lay("begun-cave", turn_of(1, 12), people=2, spec=SPEC)


@cache
def ended() -> Laid:
    return lay("ended-cave", over, people=2, spec=SPEC)


def says_so(page: Page, language: str = "en") -> None:
    """It is said in words, with a way home, and nothing else is there to be tapped in vain."""
    expect(page.get_by_role("alert")).to_have_text(words("ui-undrawn", {}, language, []))
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("link", name=words("ui-to-home", {}, language, []))).not_to_have_count(
        0
    )


def test_a_new_table_is_not_offered_a_game_that_cannot_be_drawn(visit: Welcome) -> None:
    anna = visit()
    page = anna.go("/new").page
    expect(page.get_by_role("button", name="Create table")).to_be_enabled()
    expect(page.get_by_role("group", name="Which game")).to_have_count(0)
    expect(page.get_by_text("Dark Cave")).to_have_count(0)
    page = anna.go(f"/new?spec={SPEC}&seats=3").page
    expect(page.get_by_role("alert")).to_have_text(words("ui-undrawn", {}, "en", []))
    # What is offered in its place can be played.
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text("Dark Cave")).to_have_count(0)


def test_who_comes_to_such_a_table_is_told_before_they_take_a_seat(
    visit: Welcome, server: ServerProcess
) -> None:
    place = server.open_table("Anna", spec=SPEC, seats=3)
    ben = visit().go(f"/t/{place.table}")
    says_so(ben.page)
    assert ben.barriers() == []
    says_so(visit().go(f"/t/{place.table}#token={place.token}").page)


def test_such_a_match_is_not_shown_wrongly_at_any_address(visit: Welcome, ready: Ready) -> None:
    table = ready(begun())
    says_so(visit().go(table.path(0)).page)
    says_so(visit().go(f"/t/{table.table.id}").page)
    says_so(visit().go(f"/screen/{table.table.id}").page)
    says_so(visit().go(f"/replay/{ready(ended()).table.id}").page)


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_every_language(visit: Welcome, ready: Ready, language: str) -> None:
    says_so(visit(locale=language).go(ready(begun()).path(0)).page, language)
