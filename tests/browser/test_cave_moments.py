"""What befalls a piece has its moment on the board, and whoever walks goes round corners."""

from collections.abc import Callable
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from rockfall.kernel.moves import a_of, b_of
from rockfall.kernel.strides import mark_at
from rockfall.kernel.tokens import IN_SPACE, place_of, stands
from rockfall.match.match import Match, Way
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, task_of
from tests.browser.test_motion import LISTEN, written
from tests.browser.walking import SIZES, lit, piece, tap, walked
from tests.support.outwards import outwards
from tests.support.play import at_random

Ready = Callable[[Laid], Laid]
MOVING: Final = {"reduced_motion": "no-preference"}

#: Writes down on the page itself, from now on, which moments were to be seen, in their order.
WATCH: Final = """() => {
  const { dataset } = document.body;
  dataset.moments = "";
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.dataset?.moment) dataset.moments += `${node.dataset.moment} `;
  }).observe(document.body, { childList: true, subtree: true });
}"""
#: Follows a piece from now on, and measures how near it comes to some points of the screen.
# A motion is walked through as it begins, because a busy machine paints only some of it; of one
# that another takes the place of, only what was over by then has been walked.
FOLLOW: Final = """([num, points]) => {
  const begin = Element.prototype.animate;
  let walked = [];
  let [course, since] = [[], 0];
  const seen = (piece, time) => {
    const there = piece.getBoundingClientRect();
    const [left, top] = [there.x + there.width / 2, there.y + there.height / 2];
    return { time, near: points.map(([x, y]) => Math.hypot(left - x, top - y) / there.width) };
  };
  Element.prototype.animate = function (...motion) {
    const animation = begin.apply(this, motion);
    if (this.dataset.piece !== num) return animation;
    const now = performance.now();
    walked = walked.concat(course.filter(({ time }) => time <= now - since));
    const lasts = animation.effect.getComputedTiming().endTime;
    [course, since] = [[], now];
    for (let time = 0; time < lasts; time += lasts / 200) {
      animation.currentTime = time;
      course.push(seen(this, time));
    }
    animation.currentTime = 0;
    const all = walked.concat(course);
    const nearest = (at) => Math.min(...all.map(({ near }) => near[at]));
    document.body.dataset.near = points.map((_, at) => nearest(at)).join(" ");
    return animation;
  };
}"""


def creatures(match: Match) -> set[int]:
    """The spaces where creatures stand: whoever is in a space and nobody's for good."""
    nums, layout = match.truth.nums, match.truth.layout
    hunters = [one for one in layout.tokens if one.place == IN_SPACE and one.owner < 0]
    return {place_of(nums[one.num]) for one in hunters if stands(nums[one.num])}


def way_to(match: Match, wanted: Callable[[Match, Way], bool]) -> Way | None:
    """A way of the first seat that leads to something, while it has gold, cards and no axe."""
    if match.over or match.actor != 0 or task_of(match) != "walk":
        return None
    truth, zones = match.truth, match.truth.layout.zones
    if truth.size(zones.index("mat.0")) or not truth.size(zones.index("hand.0")):
        return None
    return next((way for way in match.ways(0) if wanted(match, way)), None)


def place(way: Way) -> int:
    return way.cell * 8 + way.space


def to_creature(match: Match, way: Way) -> bool:
    return place(way) in creatures(match)


def to_toll(match: Match, way: Way) -> bool:
    return way.costs["gold"] > 0 and len(way.moves) < 3


def to_exit(match: Match, way: Way) -> bool:
    marks = match.truth.layout.spaces.marks
    seen = way.cell in match.truth.grid.tiles
    return seen and marks[mark_at(match.truth, place(way))] == "exit" and len(way.moves) > 1


def round_a_corner(match: Match, way: Way) -> bool:
    """Three steps, not all of them in one direction."""
    cells = {a_of(move) for move in way.moves}
    straight = len({at % 256 for at in cells}) == 1 or len({at // 256 for at in cells}) == 1
    return len(way.moves) == 3 and len(cells) == 3 and not straight


#: What one walks to, and what is to be seen then.
MOMENTS: Final = {
    "creature": (to_creature, {"strike"}),
    "toll": (to_toll, {"change"}),
    "exit": (to_exit, {"leave"}),
}


@cache
def before(wanted: Callable[[Match, Way], bool]) -> Laid:
    choose = outwards if wanted is to_exit else at_random
    found = lambda match: way_to(match, wanted) is not None  # noqa: E731
    return lay(wanted.__name__.replace("_", "-"), found, people=5, spec="cave", choose=choose)


def go(page: Page, way: Way) -> None:
    for _ in range(2):
        page.locator(f'[data-way="{place(way)}"]').press("Enter")


@pytest.mark.parametrize(
    ("what", "motion"),
    [*[(what, "moving") for what in MOMENTS], ("creature", "still"), ("exit", "still")],
)
def test_a_strike_a_loss_and_the_way_out_have_their_moment(
    visit: Welcome, ready: Ready, what: str, motion: str
) -> None:
    wanted, kinds = MOMENTS[what]
    table = ready(before(wanted))
    way = way_to(table.match, wanted)
    assert way is not None
    who = visit(**SIZES["desk"], **(MOVING if motion == "moving" else {})).go(table.address)
    page = who.page
    expect(lit(page, way)).to_have_count(1)
    page.evaluate(WATCH)
    go(page, way)
    for kind in kinds:
        page.locator(f"body[data-moments*={kind}]").wait_for()
    if motion == "still":
        assert page.evaluate("document.getAnimations().length") == 0
    # It goes by itself, and leaves the board as it is.
    expect(page.locator("[data-moment]")).to_have_count(0)
    seen = written(who, "moments").split()
    assert kinds <= {*seen}
    assert seen == sorted(seen, key=["strike", "change", "leave"].index)


def test_a_strike_and_the_way_out_are_heard(visit: Welcome, ready: Ready) -> None:
    for wanted in (to_creature, to_exit):
        table = ready(before(wanted))
        way = way_to(table.match, wanted)
        assert way is not None
        who = visit(**SIZES["desk"]).go(table.address)
        expect(lit(who.page, way)).to_have_count(1)
        who.page.evaluate(LISTEN)
        go(who.page, way)
        who.page.locator("body[data-tones^='iii']").wait_for()


def test_a_piece_walks_from_space_to_space_and_cuts_no_corner(visit: Welcome, ready: Ready) -> None:
    table = ready(before(round_a_corner))
    way = way_to(table.match, round_a_corner)
    assert way is not None
    who = visit(**SIZES["phone"], **MOVING).go(table.address)
    page = who.page
    expect(lit(page, way)).to_have_count(1)
    spaces = [a_of(move) * 8 + b_of(move) for move in way.moves]
    points = [
        page.evaluate(
            """(place) => { const { e, f } =
               document.querySelector(`[data-way="${place}"]`).getScreenCTM(); return [e, f]; }""",
            at,
        )
        for at in spaces
    ]
    tap(who, lit(page, way))
    num = piece(page, table.match, way).get_attribute("data-piece")
    page.evaluate(FOLLOW, [num, points])
    tap(who, lit(page, way))
    walked(who, table.match, way)
    # As near as half of its own size; who shares the last space stands beside its middle.
    page.wait_for_function(
        "() => document.body.dataset.near?.split(' ').every((near) => Number(near) < 0.5)"
    )
