"""Two who play on the file's server."""

import pytest

from tests.server.helper import Device, ServerProcess


@pytest.fixture
def anna(server: ServerProcess) -> Device:
    return Device(server)


@pytest.fixture
def ben(server: ServerProcess) -> Device:
    return Device(server)
