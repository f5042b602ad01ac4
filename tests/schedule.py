"""In which order tests are begun, and what is done by one worker in one piece.

A file is one piece: what its tests share is set up once. Where single tests take long, each is a
piece of its own. Whatever takes long is begun first, so that all workers end together.
"""

from typing import Final

from xdist.scheduler import LoadScopeScheduling

#: Begun in this order, test by test: most of them wait for processes more than they compute.
ALONE: Final = (
    "tests/web/test_client_build.py",
    "tests/web/test_client_plays.py",
    "tests/server/chaos/",
    "tests/server/test_durability.py",
    "tests/browser/test_tour.py",
    "tests/browser/test_hotseat.py",
    "tests/browser/test_three_people.py",
    "tests/browser/test_whole_games.py",
    "tests/browser/test_languages.py",
    "tests/browser/test_secrets.py",
    "tests/browser/test_decisions.py",
)
#: Then these, one after the other, because a worker has its browser only as long as it needs it.
NEXT: Final = (*ALONE, "tests/browser/")
#: In the end what is over in no time.
LAST: Final = ("tests/rules/", "tests/inventory/")


def rank(nodeid: str) -> int:
    """The lower, the earlier a test is begun."""
    if nodeid.startswith(LAST):
        return len(NEXT) + 1
    return next((at for at, one in enumerate(NEXT) if nodeid.startswith(one)), len(NEXT))


class Pieces(LoadScopeScheduling):  # type: ignore[misc] # it comes without types
    """Gives every worker the next piece when it has done with the last one."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith(ALONE) else nodeid.partition("::")[0]
