"""One running server for the tests of a file that do not need one to themselves."""

from collections.abc import Iterator

import pytest

from tests.server.support.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with loose limits; that it never failed is checked at the end."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert not running.faults
