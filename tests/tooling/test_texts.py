"""What must (and must not) stand in the repository's texts."""

import json
import re
import subprocess
import tomllib

import pytest

from tests.tooling.trees import ROOT

README = (ROOT / "README.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PACKAGE = json.loads((ROOT / "client/package.json").read_text("utf-8"))

# Written in halves, so that this file may be searched as well.
UNWANTED = [
    "/wo" + "rk/",
    "/ro" + "ot/",
    "pypi" + r"\.org",
    "pythonhosted" + r"\.org",
    "npmjs" + r"\.(?:com|org)",
    r"\bTO" + "DO",
    "FIX" + "ME",
    "clau" + "de",
    "anthro" + "pic",
    "<<<<" + "<<<",
]


def dependencies() -> list[str]:
    project = PROJECT["project"]
    lines = [
        *project["dependencies"],
        *(line for extra in project["optional-dependencies"].values() for line in extra),
        *PROJECT["dependency-groups"]["dev"],
        *PROJECT["build-system"]["requires"],
    ]
    python = {re.split(r"[<>=!~;\[ ]", line)[0] for line in lines}
    return sorted(python | PACKAGE["dependencies"].keys() | PACKAGE["devDependencies"].keys())


def tracked_files() -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")[
        :-1
    ]


@pytest.mark.parametrize("name", dependencies())
def test_readme_says_what_each_dependency_is_for(name: str) -> None:
    assert re.search(rf"^\|.*`{re.escape(name)}`.*\|.*\w.*\|$", README, re.MULTILINE)


def test_no_unwanted_words() -> None:
    pattern = re.compile("|".join(UNWANTED), re.IGNORECASE)
    found = []
    for name in tracked_files():
        file = ROOT / name
        if file.suffix == ".png" or name.endswith("-lock.json") or not file.is_file():
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if match := pattern.search(line):
                found.append(f"{name}:{number}: {match[0]}")
    assert found == []


def test_locks_have_hashes_and_no_addresses() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text("utf-8")
        pins = re.findall(r"^\S+==", text, re.MULTILINE)
        assert pins and len(re.findall(r"\\\n    --hash=sha256:", text)) >= len(pins), lock.name
        assert "://" not in text, lock.name
    packages = json.loads((ROOT / "client/package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or package["integrity"].startswith("sha512-"), name


def test_client_versions_are_exact() -> None:
    for name, version in (PACKAGE["dependencies"] | PACKAGE["devDependencies"]).items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_lock_covers_the_project() -> None:
    """Every runtime dependency of pyproject.toml is pinned in both Python locks."""
    for lock in ("run.txt", "dev.txt"):
        pinned = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements" / lock).read_text(), re.MULTILINE))
        names = {
            re.split(r"[<>=;]", line)[0].replace(".", "-") for line in PROJECT["project"]["dependencies"]
        }
        assert names <= pinned
