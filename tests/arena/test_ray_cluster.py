"""Ray, really started on this machine.

It takes some ten seconds to come up and 240 MB to be installed, so only `./run soak` has it.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rockfall.arena.executors import Serial
from rockfall.arena.extras import ExtraError
from rockfall.arena.plan import Plan
from rockfall.arena.ray_cluster import RayCluster
from rockfall.arena.summary import summary
from rockfall.arena.tournament import play, work_for

OPTIONS = ("--bot", "random,standard", "--players", "4", "--rounds", "4", "--games", "2")


# Ray is installed for ./run soak alone.
@pytest.mark.soak
def test_a_cluster_gives_the_same_as_this_process_alone(tmp_path: Path) -> None:
    # A process of its own: Ray starts many, warns of this and that, and keeps a token at home.
    done = subprocess.run(
        [sys.executable, "-m", "rockfall.cli.main", "arena", *OPTIONS, "--cluster", "--json"],
        env={**os.environ, "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    far = json.loads(done.stdout)
    plan = Plan("jubilee", ("random", "standard"), [4], "0", rounds=4, games=2)
    here = summary(plan, play(work_for(plan, 1), Serial(), lambda _: None))
    assert far.pop("latency").keys() == here.pop("latency").keys()
    assert far == json.loads(json.dumps(here))


def test_without_ray_the_extra_that_brings_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ExtraError, match=r"ray is missing: pip install 'rockfall\[cluster\]'"):
        RayCluster("", 2)
