"""What holds for every test."""

import pytest
from hypothesis import settings

# A loaded machine is slow, not wrong: examples have no deadline.
settings.register_profile("volte", deadline=None)
settings.load_profile("volte")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that take long begin first, so that all workers of `run.py test` end at about the same time."""
    long = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: (item.path not in long, not item.get_closest_marker("browser")))
