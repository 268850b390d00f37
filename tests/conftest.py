"""What holds for every test."""

from typing import Any

import pytest
from hypothesis import settings

# A loaded machine is slow, not wrong: examples have no deadline.
settings.register_profile("volte", deadline=None)
settings.load_profile("volte")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, so that two workers end at about the same time."""
    items.sort(key=lambda item: (not item.get_closest_marker("browser"), not item.get_closest_marker("slow")))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Two at a time, a file at once; all of tests/browser is one piece, so that one Chromium runs, not two.

    (xdist's own groups have no effect with pytest 9.2, whose node ids it can no longer change.)
    """
    from xdist.scheduler.loadscope import LoadScopeScheduling

    class ByFile(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            file = str(nodeid).split("::")[0]
            return "tests/browser" if file.startswith("tests/browser/") else file

    config.option.loadscopereorder = False
    return ByFile(config, log)
