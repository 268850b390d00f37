"""The built wheel holds everything: where only the locked packages are it serves the client."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.tooling.servers import check_page_and_assets, free_port, running, wait_for_page
from tests.tooling.trees import ROOT

pytestmark = pytest.mark.slow


QUICK = {**os.environ, "PIP_NO_COMPILE": "1"}
"""Python compiles what is imported; all of what is installed takes as long as installing it."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`run.py wheel` in a copy of what git knows, so that leftovers of the work tree cannot help."""
    source = tmp_path_factory.mktemp("source")
    listing = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, check=True
    )
    for name in filter(None, listing.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "run.py", "wheel"]
    done = subprocess.run(command, cwd=source, env=QUICK, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "rolldown" not in done.stdout + done.stderr, "the build speaks about itself"
    return next((source / "dist").glob("volte-*.whl"))


def test_it_holds_client_words_and_drawings(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "volte/server/static/index.html" in names
    for pattern in ("volte/server/static/assets/*.js", "volte/locales/de/*.ftl", "volte/locales/en/*.ftl"):
        assert any(Path(name).match(pattern) for name in names), pattern
    assert "volte/typeworks/font/LICENSE" in names
    assert sum(name.startswith("volte/typeworks/font/") for name in names) > 100
    package = {
        f"volte/{file.relative_to(ROOT / 'src/volte').as_posix()}"
        for file in (ROOT / "src/volte").rglob("*.py")
    }
    assert package <= set(names)
    assert not any("node_modules" in name or name.endswith(".ts") for name in names)


def test_installed_where_only_the_locked_packages_are_it_serves(wheel: Path, tmp_path: Path) -> None:
    """`run.py wheel` has made such an environment; its Volte gives way to the wheel, and the sources go."""
    source = wheel.parents[1]
    pip = [str(source / ".venv/bin/python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--force-reinstall", str(wheel)], env=QUICK, check=True)
    for folder in ("src", "client"):
        shutil.rmtree(source / folder)
    port = free_port()
    command: list[str | Path] = [
        source / ".venv/bin/volte",
        "serve",
        "--port",
        str(port),
        "--data",
        str(tmp_path / "data"),
    ]
    with running(*command, port=port, cwd=tmp_path) as address:
        check_page_and_assets(address, wait_for_page(address, 60))
        # What lies behind the page loads after it; the first answer waits for the database.
        httpx.get(address + "/healthz", timeout=60).raise_for_status()
        assert (tmp_path / "data/volte.db").is_file()
