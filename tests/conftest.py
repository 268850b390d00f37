"""What holds for every test."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.server.helper import ServerProcess, serving

# A loaded machine is slow, not wrong: examples have no deadline.
settings.register_profile("volte", deadline=None)
settings.load_profile("volte")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a file that do it no harm."""
    with serving(tmp_path_factory.mktemp("data")) as one:
        yield one


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that take long begin first, so that all workers of `run.py test` end at about the same time."""
    long = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: (item.path not in long, not item.get_closest_marker("browser")))
