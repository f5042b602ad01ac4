"""A tour: every screen in every state that somebody can meet, and how to get there."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page

from tests.browser.laid import Laid
from tests.browser.tour_tables import (
    CAVE,
    CAVE_AXE,
    CAVE_ENDED,
    CAVE_WALK,
    COMPANY,
    CROWD,
    EARLY,
    ENDED,
    GOLD,
    LAST,
    LATE,
    LOBBY,
    OTHERS,
    SEEN,
    SHED,
    TALK,
    TEAMS,
)
from tests.browser.visitor import Visitor


class Stop(NamedTuple):
    """A place of the tour."""

    arrive: Callable[[Visitor], None]
    #: the table that must lie ready
    laid: Laid | None = None


def tables_of(stops: Mapping[str, Stop]) -> list[Laid]:
    """The tables that must lie ready for some stops, each once."""
    return [*{stop.laid.table.id: stop.laid for stop in stops.values() if stop.laid}.values()]


# -- what one does at a table ----------------------------------------------------------------


def hand(page: Page) -> Locator:
    """The cards in one's hand."""
    return page.get_by_role("list", name="Your hand").get_by_role("button")


def targets(page: Page) -> Locator:
    """The places on the board where the chosen card may go."""
    return page.get_by_role("group", name="The board").get_by_role("button")


def choose_placeable(page: Page, both_ways: bool = False) -> Locator:
    """Choose a card of the hand that has a place on the board, on request one for both ways."""
    for card in hand(page).all():
        card.press("Enter")
        if (page.locator(".both") if both_ways else targets(page)).count():
            return card
    raise AssertionError("no card of the hand has a place")


def _sits(laid: Laid, member: int = 0) -> Stop:
    def arrive(visitor: Visitor) -> None:
        visitor.go(laid.path(member))
        page = visitor.page
        if laid.table.phase == "lobby":
            page.get_by_role("heading", name="Lobby").wait_for()
        else:
            page.get_by_role("list", name="Your hand").wait_for()

    return Stop(arrive, laid)


def _then(stop: Stop, act: Callable[[Page], None]) -> Stop:
    def arrive(visitor: Visitor) -> None:
        stop.arrive(visitor)
        act(visitor.page)

    return Stop(arrive, stop.laid)


def _goes(path: str, heading: str, laid: Laid | None = None) -> Stop:
    def arrive(visitor: Visitor) -> None:
        visitor.go(path).page.get_by_role("heading", name=heading).first.wait_for()

    return Stop(arrive, laid)


def _joins(laid: Laid) -> Stop:
    """The page on which one joins a table, once it says who is there, not the heading alone."""

    def arrive(visitor: Visitor) -> None:
        visitor.go(f"/t/{laid.table.id}").page.locator("section.panel").wait_for()

    return Stop(arrive, laid)


def _refused(path: str) -> Stop:
    """What is asked for is refused, and the page says why; the browser notes it as an error."""

    def arrive(visitor: Visitor) -> None:
        visitor.go(path).page.locator("[role=alert]:not(:empty)").wait_for()
        visitor.forgive("Failed to load resource")

    return Stop(arrive)


def _nowhere(visitor: Visitor) -> None:
    visitor.go("/cellar").page.get_by_role("heading", name="There is nothing here").wait_for()
    visitor.forgive("404 (Not Found)")


def _with_games(visitor: Visitor) -> None:
    """Home of somebody who has a place at a table, while another table is listed."""
    visitor.go(EARLY.path()).page.get_by_role("list", name="Your hand").wait_for()
    visitor.go("/").page.get_by_role("link", name="Continue").wait_for()


def _offers(button: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=button).wait_for()


def _change_settings(page: Page) -> None:
    page.get_by_role("button", name="Change the settings").click()
    page.get_by_role("button", name="Play like this").wait_for()


def _unfold(page: Page) -> None:
    page.get_by_role("button", name="Create table").wait_for()
    for summary in page.locator("summary").all():
        summary.click()


def _clash(page: Page) -> None:
    _unfold(page)
    page.get_by_role("checkbox", name="Greedy dwarf").check()
    page.get_by_text("Not together with").first.wait_for()


def _choose(page: Page) -> None:
    choose_placeable(page)


def _place_card(page: Page) -> None:
    choose_placeable(page)
    targets(page).first.press("Enter")
    page.get_by_role("button", name="press again to confirm").wait_for()


def _misplace(page: Page) -> None:
    """Tap a place where the chosen card cannot lie: the rules say why."""
    choose_placeable(page)
    start = page.get_by_role("img", name="0/0:")
    start.click()
    page.get_by_role("alert").wait_for()


def _sheet(name: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        tab = page.get_by_role("navigation").get_by_role("button", name=name, exact=True)
        # On a desk everything is open beside the board.
        if tab.is_visible():
            tab.click()
        if name == "Chat":
            page.locator("summary", has_text="Make a claim").click()
            page.get_by_role("combobox", name="Who?").wait_for()

    return act


def _open_notebook(page: Page) -> None:
    page.get_by_role("button", name="Notebook", exact=True).click()
    page.get_by_role("region", name="Notebook").wait_for()


def _ask_about_card(page: Page) -> None:
    hand(page).first.press("i")
    page.get_by_role("dialog").get_by_role("heading").first.wait_for()


def _pass_device(page: Page) -> None:
    """Two people play with one device: nobody's hand is open until somebody says who they are."""
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("textbox", name="Name of player 2").fill("Ben")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("dialog").wait_for()


def _end_round(page: Page) -> None:
    hand(page).first.press("Enter")
    page.get_by_role("button", name="Discard and pass").click()
    page.locator("[data-climax]").get_by_role("button").click()
    page.locator("[aria-labelledby=round-title] li").first.click()
    page.get_by_role("list", name="What each got").wait_for()


def _choose_cave(page: Page) -> None:
    games = page.get_by_role("group", name="Which game")
    games.get_by_role("button", name="The Dark Cave").click()
    page.get_by_text("All belong to one clan").wait_for()


def _choose_way(page: Page) -> None:
    """Point at the space that is farthest away: the way there shows."""
    ways = page.locator("[data-way]")
    ways.first.wait_for()
    steps = [int((way.text_content() or "0").strip()[0]) for way in ways.all()]
    ways.nth(steps.index(max(steps))).press("Enter")
    page.locator("[data-trail]").wait_for()


def _find_exit(page: Page) -> None:
    """Go on with the lesson until there is something to lay."""
    hand(page).and_(page.get_by_role("button", name="Secret information")).first.click()
    page.get_by_role("button", name="Look at a goal").click()
    page.get_by_role("button", name="Choose 4/4").click()
    page.get_by_role("button", name="4/4 is chosen").click()
    page.get_by_role("button", name="Go on").click()
    page.get_by_text("The exit!").wait_for()


TOUR: Final[dict[str, Stop]] = {
    "home": _goes("/", "Rockfall"),
    "home with games": Stop(_with_games, EARLY),
    "new table": _then(_goes("/new", "New table"), _offers("Create table")),
    "new table, all open": _then(_goes("/new", "New table"), _unfold),
    "new table, a clash": _then(_goes("/new", "New table"), _clash),
    "new table, the cave": _then(_goes("/new", "New table"), _choose_cave),
    "new table, a bad link": _refused("/new?spec=nonsense"),
    "lobby of the host": _sits(LOBBY),
    "lobby of a guest": _sits(LOBBY, 1),
    "lobby, settings open": _then(_sits(LOBBY), _change_settings),
    "joining a lobby": _joins(LOBBY),
    "joining a game": _joins(EARLY),
    "joining a game that is over": _joins(ENDED),
    "join, no such code": _refused("/join/QQQQQQ"),
    "no such table": _refused("/t/none"),
    "nowhere": Stop(_nowhere),
    "own turn": _sits(COMPANY),
    "own turn, late": _sits(LATE),
    "card chosen": _then(_sits(COMPANY), _choose),
    "card placed": _then(_sits(COMPANY), _place_card),
    "card misplaced": _then(_sits(EARLY), _misplace),
    "another's turn": _sits(OTHERS),
    "who one is": _then(_sits(SEEN), lambda page: page.get_by_title("Who you are").click()),
    "question of gold": _sits(GOLD),
    "question of two cards": _sits(SHED),
    "teams": _sits(TEAMS),
    "crowd": _sits(CROWD),
    "log": _then(_sits(EARLY), _sheet("Log")),
    "talk": _then(_sits(TALK), _sheet("Chat")),
    "menu": _then(_sits(EARLY), _sheet("Table")),
    "notebook": _then(_sits(LATE), _open_notebook),
    "about a card": _then(_sits(COMPANY), _ask_about_card),
    "secrets covered": _then(_sits(EARLY), lambda page: page.get_by_title("Cover or show").click()),
    "round end": _then(_sits(LAST), _end_round),
    "game end": _goes(ENDED.path(), "Victory", ENDED),
    "cave, own turn": _sits(CAVE),
    "cave, walking": _then(_sits(CAVE_WALK), _choose_way),
    "cave, a creature": _sits(CAVE_AXE),
    "cave, big screen": _goes("/screen/cave", "A table", CAVE),
    "cave, replay": _goes("/replay/cave-ended?eye=-2&step=150", "A table", CAVE_ENDED),
    "cave, game end": _goes(CAVE_ENDED.path(), "Victory", CAVE_ENDED),
    "cave, lesson": _then(_goes("/learn/cave", "A table"), _find_exit),
    "replay, all-seeing": _goes("/replay/ended?eye=-2&step=40", "A table", ENDED),
    "replay, end": _goes("/replay/ended?eye=-1&step=999", "A table", ENDED),
    "no such replay": _refused("/replay/none"),
    "device goes round": _then(
        _goes("/new?seats=2&bots=,&spec=jubilee%2Bsaboteur2", "New table"), _pass_device
    ),
    "big screen": _goes("/screen/late", "A table", LATE),
    "big screen of a lobby": _goes("/screen/lobby", "Join the game", LOBBY),
    "learn": _goes("/learn", "Learn to play"),
    "first round": _goes("/learn/first", "A table"),
    "cards": _goes("/cards", "All cards"),
    "a card": _goes("/cards/rockfall", "rockfall"),
    "settings": _goes("/settings", "Settings"),
}
