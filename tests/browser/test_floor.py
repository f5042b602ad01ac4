"""The floor of the cave under a tunnel that goes on and on."""

from collections.abc import Callable

from rockfall.kernel.geometry import column
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, anybody_asked, lay
from tests.browser.player import Player

_OUTSIDE = """
(board) => {
  const box = (one) => one.getBoundingClientRect();
  const floor = box(board.querySelector("[aria-hidden]"));
  const cards = [...board.querySelectorAll("[role=img]")].map(box);
  const beyond = ({ left, right, top, bottom }) =>
    left < floor.left || right > floor.right || top < floor.top || bottom > floor.bottom;
  return cards.filter(beyond).length;
}
"""


def test_the_floor_reaches_under_the_longest_tunnel(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    laid = lay("far", anybody_asked("theft"), spec="jubilee+saboteur2", seed="03" * 32, chance=3)
    # Far beyond the goals, or it would show nothing.
    assert max(column(at) for at in laid.match.truth.grid.tiles) > 20
    player = Player(visit().go(ready(laid).address))
    player.look()
    board = player.page.get_by_role("group", name="The board")
    assert board.evaluate(_OUTSIDE) == 0
