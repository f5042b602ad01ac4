"""Learning The Dark Cave: from the start to the exit, on the smallest phone."""

from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import expect

from rockfall.kernel.tokens import space
from rockfall.match.spelling import parse_cell
from rockfall.words import spot_of
from tests.browser.conftest import Welcome
from tests.browser.hands import own_hand
from tests.browser.test_learn import Clicks, choose, coach
from tests.browser.visitor import PHONE, Visitor

SMALL: Final[Mapping[str, Any]] = {**PHONE, "viewport": {"width": 390, "height": 664}}
#: So many pixels wide a card must be for a finger.
FINGER: Final = 30


class Learner(Clicks):
    """Somebody who also points at spaces and edges, and walks."""

    def point(self, cell: str) -> None:
        """Choose a place, a space or an edge, and confirm."""
        spot = spot_of(cell)
        choose(self.page, spot)
        self.page.get_by_role("button", name=f"{spot} is chosen: press again to confirm").click()

    def walk(self, cell: str, number: int = 0) -> None:
        """Point at the end of a walk, and go."""
        end = self.page.locator(f"[data-way='{space(parse_cell(cell), number)}']")
        end.click()
        expect(end).to_have_attribute("aria-pressed", "true")
        end.click()

    def rest(self) -> None:
        """End the walk, and let the others move."""
        self.press("walk no further")
        self.press("Go on")


def told(anna: Visitor, text: str) -> None:
    """The coach says something, and what is spoken of is in sight and large enough."""
    page = anna.page
    expect(coach(page)).to_contain_text(text)
    board = page.get_by_role("group", name="The board").bounding_box()
    card = page.locator("[data-at]").first.bounding_box()
    assert board
    assert card
    assert card["width"] >= FINGER, text
    for arrow in page.locator("[data-board] [data-pointer]").all():
        box = arrow.bounding_box()
        assert box
        tip = box["y"] + box["height"]
        assert board["y"] < tip <= board["y"] + board["height"], text


def leave_the_cave(anna: Visitor, way: Learner) -> None:
    """The whole lesson."""
    told(anna, "must get out of this cave")
    way.take("Secret information")
    way.press("look at a goal")
    way.point("4,4")
    way.press("Go on")
    told(anna, "The exit!")
    way.place("ladder in a right bend I", "2,2")
    told(anna, "From one ladder to any other")
    way.walk("2,2")
    told(anna, "Two steps are left")
    way.rest()
    told(anna, "Grimbold has spun a web")
    way.give("axe", "you")
    told(anna, "in the turn in which it is laid")
    way.rest()
    told(anna, "A goblin out of the dark hole")
    way.press("save the axe")
    way.press("Go on")
    told(anna, "play your rat")
    way.take("rat")
    way.point("0,2")
    told(anna, "Let it run to Grimbold")
    way.walk("1,2")
    told(anna, "cut the web")
    way.point("2,3")
    told(anna, "Walk to the end of the tunnel")
    way.walk("2,4")
    way.rest()
    told(anna, "Lay your gold vein there")
    way.place("gold vein in a horizontal T II", "3,4")
    told(anna, "must show the clan card for good")
    way.walk("3,4")
    way.rest()
    told(anna, "The exit is open!")
    way.give("Secret information", "Orrik")
    told(anna, "A saboteur after all!")
    way.walk("4,4", 2)
    way.press("Go on")
    expect(coach(anna.page)).to_contain_text("and you win!")


def test_the_way_out_of_the_cave_is_learnt_by_touch_on_the_smallest_phone(visit: Welcome) -> None:
    anna = visit(**SMALL).go("/learn")
    page = anna.page
    page.get_by_role("link", name="The Dark Cave").click()
    assert anna.barriers() == []
    page.get_by_role("link", name="Find your way out").click()
    way = Learner(page)
    leave_the_cave(anna, way)
    assert anna.barriers() == []
    way.press("What you have learnt")
    expect(page.locator("main ol > li")).to_have_count(5)
    assert not anna.heard, "a lesson needs no server"
    way.press("Play a real game")
    own_hand(page).wait_for()
    expect(own_hand(page).get_by_role("button")).to_have_count(5)


def test_another_walk_is_answered_kindly_and_the_dwarf_stays_where_it_is(visit: Welcome) -> None:
    anna = visit().go("/learn/cave")
    way, alert = Learner(anna.page), anna.page.get_by_role("alert")
    way.take("Secret information")
    way.press("look at a goal")
    way.point("-4,4")
    expect(alert).to_contain_text("Any corner can be the exit.")
    way.point("4,4")
    way.press("Go on")
    way.place("ladder in a right bend I", "2,2")
    way.walk("0,1")
    expect(alert).to_have_text("That way is longer. The ladder takes you there in one step.")
    # The first step of this one is the right one; there the dwarf stays.
    way.walk("1,2")
    expect(alert).to_have_text("That leads away from the exit.")
    told(anna, "Two steps are left")
