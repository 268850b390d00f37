"""The one step of packaging that pyproject.toml cannot say: the wheel holds the built client."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
import run


class BuildWithClient(build_py):  # type: ignore[misc]
    """Copies the package, the client built first; an editable installation needs no client."""

    def run(self) -> None:
        if not self.editable_mode:
            run.build_client()
        super().run()


setup(cmdclass={"build_py": BuildWithClient})
