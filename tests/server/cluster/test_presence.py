"""Who is there is what was said last, however late something older is heard."""

from pathlib import Path

from rockfall.server import protocol as p
from rockfall.server.cluster.messages import Listening
from tests.server.registries import Shared, open_two, run


def test_what_was_said_before_is_not_believed_when_it_is_heard_after(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, _):
            ann = await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
            session = await owner.session(ann.table)
            assert owner.cluster is not None
            presence = owner.cluster.presence
            presence.hear(Listening("you", ann.table, 1, [0], 0))
            assert session.audience.online() == [0]
            presence.hear(Listening("you", ann.table, 3, [], 0))
            # Posted while there was no bus, and read only now.
            presence.hear(Listening("you", ann.table, 2, [0], 0))
            assert session.audience.online() == []
            # Nothing is kept of servers that are gone, nor of tables that are not here.
            presence.hear(Listening("they", ann.table, 1, [0], 0))
            presence.forget({"you"})
            assert presence._heard == {"you": {ann.table: 3}}
            assert session.audience.online() == []
            del owner.sessions[ann.table]
            presence.forget({"you"})
            assert presence._heard == {"you": {}}

    run(work)
