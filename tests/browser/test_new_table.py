"""New table: what does not go together is said where it happens, and a link carries it all."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Welcome

#: What the listing says of a game that this server does not have.
DRAWING_LOTS = {
    "about": "Two rounds of drawing lots.",
    "default": "village",
    "line": "EDITION",
    "players": [2, 3],
    "seats": 2,
    "rounds": 2,
    "setups": {"duel": {"players": [2, 2], "about": "Two draw a lot each."}},
    "editions": {"village": {}},
    "presets": {"lottery": {"spec": "village", "about": "A whole evening.", "players": [2, 3]}},
    "parts": {},
    "switches": {},
}


def opened(page: Page) -> Page:
    """The parts of the game, laid open."""
    page.get_by_text("Extras:").click()
    return page


def test_a_clash_is_explained_in_its_place_and_has_a_way_out(visit: Welcome) -> None:
    anna = visit().go("/new")
    page = opened(anna.page)
    greedy = page.get_by_role("checkbox", name="Greedy dwarf")
    tournament = page.get_by_role("checkbox", name="Tournament")
    greedy.check()
    expect(tournament).to_be_disabled()
    expect(tournament).to_have_accessible_description(
        re.compile("greedy dwarves of its own", re.IGNORECASE)
    )
    assert anna.barriers() == []
    page.get_by_role("button", name="Choose this instead: Tournament").click()
    expect(tournament).to_be_checked()
    expect(greedy).to_be_disabled()
    expect(page.get_by_role("button", name="Create table")).to_be_enabled()


def test_a_link_carries_what_is_played_and_with_whom(visit: Welcome) -> None:
    page = opened(visit().go("/new").page)
    page.get_by_role("checkbox", name="Treasure chests").check()
    page.get_by_role("button", name="One seat more").click()
    page.get_by_label("All bots", exact=True).select_option(label="Bot (skilled)")
    page.get_by_label("Seat 3", exact=True).select_option(label="Bot (newcomer)")
    page.get_by_label("Character of the bot on seat 3").select_option(label="Sly")
    expect(page.get_by_label("All bots", exact=True)).to_have_value("different")
    # Where nothing can be stopped, there is nothing to choose.
    window = page.get_by_label("Time to stop a card")
    expect(window).to_have_count(0)
    page.get_by_role("checkbox", name="Veto").check()
    expect(window).to_have_value("1.5")
    window.select_option(label="3 seconds")
    link = page.get_by_role("link", name="A link to these settings")
    expect(link).to_have_attribute("href", re.compile("chests.*seats=6.*window=3"))
    other = opened(visit().go(str(link.get_attribute("href"))).page)
    expect(other.get_by_role("checkbox", name="Treasure chests")).to_be_checked()
    expect(other.get_by_label("Time to stop a card")).to_have_value("3")
    expect(other.get_by_label("Seat 3", exact=True)).to_have_value("newcomer")
    expect(other.get_by_label("Character of the bot on seat 3")).to_have_value("sly")
    expect(other.get_by_label("Seat 6", exact=True)).to_have_value("standard")


def test_how_long_people_look_at_the_end_of_a_round_is_chosen_where_there_are_several(
    visit: Welcome,
) -> None:
    anna = visit().go("/new")
    page = anna.page
    between = page.get_by_label("Between two rounds")
    page.get_by_role("button", name="Create table").wait_for()
    expect(between).to_have_count(0)
    page.get_by_role("button", name="Only people").click()
    expect(between).to_have_value("30")
    link = page.get_by_role("link", name="A link to these settings")
    expect(link).to_have_attribute("href", re.compile("interval=30"))
    between.select_option(label="the next begins at once")
    expect(link).not_to_have_attribute("href", re.compile("interval"))
    between.select_option(label="everybody has up to 60 seconds")
    expect(link).to_have_attribute("href", re.compile("interval=60"))
    assert anna.barriers() == []
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Create table").click()
    assert (made.value.request.post_data_json or {})["settings"]["interval"] == 60
    # What is played in one round has no such choice.
    page.goto("/new?spec=cave&seats=4")
    page.get_by_text("All belong to one clan").wait_for()
    expect(page.get_by_label("If somebody loses the connection")).to_have_count(1)
    expect(between).to_have_count(0)


def test_one_chooses_among_the_games_and_is_told_what_the_number_of_players_changes(
    visit: Welcome,
) -> None:
    anna = visit().go("/new")
    page = anna.page
    games = page.get_by_role("group", name="Which game")
    expect(games.get_by_role("button", name="Saboteur")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Extras:")).to_be_visible()
    games.get_by_role("button", name="The Dark Cave").click()
    expect(page.get_by_text("Extras:")).to_have_count(0)
    expect(page.get_by_text("All belong to one clan")).to_be_visible()
    expect(page.get_by_label("Seat 4", exact=True)).to_have_value("standard")
    expect(page.get_by_label("Seat 5", exact=True)).to_have_count(0)
    assert anna.barriers() == []
    page.get_by_role("button", name="One seat more").click()
    expect(page.get_by_text("Two clans.")).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="One seat fewer").click()
    expect(page.get_by_text("A race:")).to_be_visible()
    expect(page.get_by_role("button", name="Create table")).to_be_enabled()
    games.get_by_role("button", name="Saboteur").click()
    expect(page.get_by_text("Extras:")).to_be_visible()
    expect(page.get_by_text("A race:")).to_have_count(0)
    expect(page.get_by_label("Seat 5", exact=True)).to_be_visible()


def test_a_game_that_nobody_has_words_for_is_offered_as_the_listing_says_it(
    visit: Welcome,
) -> None:
    anna = visit()

    def one_game(route: Route) -> None:
        told = route.fetch().json()
        told.update(default="village", games={"lots": DRAWING_LOTS})
        route.fulfill(json=told)

    def can_be_played(route: Route) -> None:
        route.fulfill(json={"settings": {}, "link": ""})

    anna.context.route("**/api/editions", one_game)
    anna.context.route("**/api/settings", can_be_played)
    page = anna.go("/new").page
    expect(page.get_by_text("A whole evening.")).to_be_visible()
    expect(page.get_by_role("group", name="Which game")).to_have_count(0)
    expect(page.get_by_text("Two draw a lot each.")).to_be_visible()
    expect(page.get_by_label("Seat 3", exact=True)).to_have_count(0)
