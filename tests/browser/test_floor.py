"""The floor of the cave under a tunnel that goes on and on."""

from rockfall.kernel.geometry import column
from tests.browser.conftest import Welcome
from tests.browser.laid import bring, lay
from tests.browser.player import Player
from tests.server.support.process import ServerProcess
from tests.support.play import diggingly

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


def test_the_floor_reaches_under_the_longest_tunnel(visit: Welcome, server: ServerProcess) -> None:
    laid = lay("theft", "jubilee+saboteur2", 3, diggingly, 3)
    # Far beyond the goals, or it would show nothing.
    assert max(column(at) for at in laid.match.truth.grid.tiles) > 20
    server.stop()
    bring([laid], server.data)
    server.start()
    player = Player(visit().go(laid.address))
    player.look()
    board = player.page.get_by_role("group", name="The board")
    assert board.evaluate(_OUTSIDE) == 0
