"""Generated files that are committed agree with what they are generated from (part of `run.py check`)."""

import pytest

from volte.wire import typescript

pytestmark = pytest.mark.generated


def test_the_clients_types_are_those_of_the_wire() -> None:
    """Stale? `.venv/bin/python -m volte.wire.typescript` writes them anew."""
    assert typescript.TARGET.read_text("utf-8") == typescript.generate()
