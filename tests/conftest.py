"""What holds for every test."""

import pytest
from hypothesis import settings

# A loaded machine is slow, not wrong: examples have no deadline.
settings.register_profile("volte", deadline=None)
settings.load_profile("volte")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Under xdist all browser tests go to one worker: two Chromiums at once make each other slow."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group("browser"))
