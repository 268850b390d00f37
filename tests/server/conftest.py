"""One server for all tests of a file that do it no harm."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helper import Device, ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("data")
    with serving(folder) as one:
        yield one


@pytest.fixture
def anna(server: ServerProcess) -> Device:
    return Device(server)


@pytest.fixture
def ben(server: ServerProcess) -> Device:
    return Device(server)
