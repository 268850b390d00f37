"""The text of a rule page: Markdown with a few lines of our own between the paragraphs.

    # Title                       the game; the paragraph under it is the game in one sentence
    ## Heading {#id}              a section; `SECTIONS` says which there are, in this order
    ### Heading {#id}             a part of a section
    {V12 V13: source}             ends a statement: everything since the last line of this kind, with its
                                  clauses and where they come from; the first time a clause is named is its
                                  anchor
    {example 03-name: title}      an example (a record); the paragraph right under it explains it
    {option name}                 an option of the room; the paragraph right under it says where it comes from
    {facts} {version} {report}    what the engine or the catalogue knows

A translation keeps all of these and changes only words.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import ClassVar

from markdown_it import MarkdownIt

from volte.words import LANGUAGES

FOLDER = Path(__file__).parent / "text"

SECTIONS = (
    "facts",
    "glance",
    "aim",
    "setup",
    "course",
    "end",
    "example",
    "mistakes",
    "variants",
    "advice",
    "hidden",
    "editions",
    "history",
    "version",
    "decided",
    "report",
)

_HEADING = re.compile(r"(#{2,3}) (?P<title>.+?) \{#(?P<id>[a-z-]+)\}")
_CLAUSES = re.compile(r"\{(?P<names>[VAR]\d+(?: [VAR]\d+)*)(?:: (?P<note>.+))?\}")
_EXAMPLE = re.compile(r"\{example (?P<name>[0-9a-z-]+): (?P<title>.+)\}")
_OPTION = re.compile(r"\{option (?P<name>[a-z_]+)\}")
_FILLED = re.compile(r"\{(?P<name>facts|version|report)\}")


class BadText(Exception):
    """A page's text that breaks the form above: file, line, what."""


@dataclass(frozen=True)
class Statement:
    """Something the page says; `anchors` are the clauses that are named here for the first time, `clauses`
    all of them, `note` says where they come from. Without clauses it is plain text."""

    kind: ClassVar = "statement"
    html: str
    clauses: tuple[str, ...] = ()
    anchors: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Heading:
    kind: ClassVar = "heading"
    id: str
    title: str


@dataclass(frozen=True)
class ExampleHere:
    """`nth`: how often this record was shown before on the page."""

    kind: ClassVar = "example"
    name: str
    title: str
    html: str
    nth: int


@dataclass(frozen=True)
class OptionHere:
    kind: ClassVar = "option"
    name: str
    html: str


@dataclass(frozen=True)
class Filled:
    kind: ClassVar = "filled"
    name: str


Block = Statement | Heading | ExampleHere | OptionHere | Filled


@dataclass
class Section:
    id: str
    title: str
    blocks: list[Block] = field(default_factory=list)

    @property
    def clause(self) -> str:
        """The first clause that this section says; empty if it says none."""
        said = (one for block in self.blocks if isinstance(block, Statement) for one in block.anchors)
        return next(said, "")


@dataclass(frozen=True)
class Text:
    """A page's text; `idea` is the game in one sentence, plain."""

    title: str
    idea: str
    sections: list[Section]


def languages(game: str) -> list[str]:
    """The languages in which this game's page exists."""
    return [language for language in LANGUAGES if _file(game, language).is_file()]


@cache
def text(game: str, language: str) -> Text:
    """The page's text; FileNotFoundError where there is none."""
    file = _file(game, language)
    return Reader(f"{language}/{game}.md", language).read(file.read_text("utf-8"))


def title(game: str, language: str) -> str:
    """How the game is called, without reading its whole page."""
    with _file(game, language).open(encoding="utf-8") as file:
        return file.readline().removeprefix("# ").strip()


def _file(game: str, language: str) -> Path:
    return FOLDER / language / f"{game}.md"


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False})


def to_html(markdown: str, language: str) -> str:
    """Paragraphs, lists, bold, links; no raw HTML. Links to other rule pages stay in the language."""
    made: str = _markdown().render(markdown)
    return re.sub(r'href="(/rules/\w+)"', rf'href="\1?lang={language}"', made.strip())


class Reader:
    """Goes through a text line by line, gathering paragraphs until a line says what they are."""

    idea = ""

    def __init__(self, name: str, language: str) -> None:
        self.name = name
        self.language = language
        self.sections: list[Section] = []
        self.named: set[str] = set()
        self.shown: dict[str, int] = {}
        self.open: list[str] = []

    def read(self, raw: str) -> Text:
        lines = iter(enumerate(raw.splitlines(), 1))
        _, first = next(lines)
        if not first.startswith("# "):
            raise BadText(f"{self.name}:1: a title is missing")
        for number, line in lines:
            if line.startswith(("{", "##")):
                self.directive(number, line, lines)
            else:
                self.open.append(line)
                if not self.sections and line.startswith("#"):
                    raise BadText(f"{self.name}:{number}: {line}")
        self.close()
        return Text(first[2:], self.idea, self.sections)

    def directive(self, number: int, line: str, lines: Iterator[tuple[int, str]]) -> None:
        if found := _HEADING.fullmatch(line):
            self.close()
            self.heading(found)
        elif found := _CLAUSES.fullmatch(line):
            self.close(tuple(found["names"].split()), found["note"] or "")
        elif found := _EXAMPLE.fullmatch(line):
            self.close()
            nth = self.shown[found["name"]] = self.shown.get(found["name"], 0) + 1
            self.add(ExampleHere(found["name"], found["title"], self.paragraph(lines), nth - 1))
        elif found := _OPTION.fullmatch(line):
            self.close()
            self.add(OptionHere(found["name"], self.paragraph(lines)))
        elif found := _FILLED.fullmatch(line):
            self.close()
            self.add(Filled(found["name"]))
        else:
            raise BadText(f"{self.name}:{number}: {line}")

    def heading(self, found: re.Match[str]) -> None:
        if found[1] == "##":
            self.sections.append(Section(found["id"], found["title"]))
        else:
            self.add(Heading(found["id"], found["title"]))

    def close(self, clauses: tuple[str, ...] = (), note: str = "") -> None:
        """The lines gathered so far are a statement."""
        markdown = "\n".join(self.open).strip()
        self.open = []
        if not self.sections:
            self.idea = " ".join(markdown.split())
        elif markdown:
            anchors = tuple(one for one in clauses if one not in self.named)
            self.named.update(anchors)
            self.add(Statement(to_html(markdown, self.language), clauses, anchors, note))
        elif clauses:
            raise BadText(f"{self.name}: {clauses[0]} says nothing")

    def add(self, block: Block) -> None:
        if not self.sections:
            raise BadText(f"{self.name}: something stands before the first section")
        self.sections[-1].blocks.append(block)

    def paragraph(self, lines: Iterator[tuple[int, str]]) -> str:
        """The lines up to the next empty one."""
        found: list[str] = []
        for _, line in lines:
            if not line.strip():
                break
            found.append(line)
        return to_html("\n".join(found), self.language)
