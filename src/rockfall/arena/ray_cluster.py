"""A cluster of machines that does the work, or this one with Ray's own processes."""

import os
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, TypeVar

from rockfall.arena.extras import need

_Work = TypeVar("_Work")
_Result = TypeVar("_Result")

#: Work on a machine that is lost is done again elsewhere, so often.
_RETRIES: Final = 3
#: Pieces of work handed out for each core, so that none has to wait for the next.
_AHEAD: Final = 2


class RayCluster:
    """Ray at an address; without one it is started here, and ended with the work."""

    def __init__(self, address: str, workers: int) -> None:
        # Nothing is reported to anybody, and nothing is served, by a game on this machine.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self._ray = need("ray", "cluster")
        self._address = address
        #: as many as this machine has; a cluster says for itself when it is joined
        self.workers = workers

    def run(
        self,
        task: Callable[[_Work], _Result],
        work: Sequence[_Work],
        done: Callable[[_Result], None],
    ) -> None:
        ray = self._ray

        def carry_out(piece: _Work) -> _Result:
            return task(piece)

        self._join()
        try:
            remote = ray.remote(max_retries=_RETRIES)(carry_out)
            ahead = iter(work)
            room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            doing = [remote.remote(piece) for piece in islice(ahead, room)]
            while doing:
                finished, doing = ray.wait(doing)
                for one in finished:
                    done(ray.get(one))
                doing += [remote.remote(piece) for piece in islice(ahead, len(finished))]
        finally:
            ray.shutdown()

    def _join(self) -> None:
        options = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": False}
        if self._address:
            self._ray.init(address=self._address, **options)
        else:
            self._ray.init(num_cpus=self.workers, include_dashboard=False, **options)
