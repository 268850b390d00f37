"""A rule page as HTML: text, examples played on the engine, options and facts put together."""

from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from volte.games import registry
from volte.games.contract import Game, OptionInfo
from volte.pages import examples as records
from volte.pages import lessons
from volte.pages import text as texts
from volte.pages.cards import Cards
from volte.pages.facts import FACTS, SCALES
from volte.pages.moves import move_words
from volte.words import LANGUAGES, Words, words

OWN_NAMES = {"de": "Deutsch", "en": "English", "ja": "日本語", "ru": "Русский"}


@dataclass(frozen=True)
class Assets:
    """What the client's build adds: its style sheets and scripts, as paths below the root."""

    styles: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    icon: str = ""


@dataclass(frozen=True)
class Line:
    """A move of an example in words, and what would be refused after it."""

    words: str
    refused: list[str]


@dataclass(frozen=True)
class Shown:
    """An example as a page without script shows it."""

    position: dict[str, Any]
    names: list[str]
    from_: int
    refused: list[str]
    lines: list[Line]


@dataclass(frozen=True)
class Choice:
    words: str
    default: bool


@dataclass(frozen=True)
class Option:
    """A variant of the room; `default` in words where it has no short list of choices."""

    title: str
    clause: str
    choices: list[Choice]
    default: str


@dataclass(frozen=True)
class Fact:
    name: str
    words: str
    of_five: int = 0
    estimate: bool = False


# -- pages ---------------------------------------------------------------------------------------------------


def games() -> list[str]:
    """The games that have a rule page."""
    return [name for name in registry.names() if texts.languages(name)]


def rules_page(name: str, language: str, base: str, assets: Assets) -> str:
    """The rule page of a game; `base` (`https://example.org`, or empty) is for addresses that must be whole.

    FileNotFoundError where the game has no page in this language.
    """
    text, game, spoken = texts.text(name, language), registry.game(name), words(language)
    card = Cards(name, language, spoken)
    shown = {one: show(name, one, spoken) for one in records.names(name)}
    html = environment().get_template("rules.html.j2")
    body = html.render(
        common(name, language, base, f"/rules/{name}", assets),
        text=text,
        card=card,
        sprite=Markup("{sprite}"),
        examples=shown,
        options=options(game, spoken),
        facts=facts(name, game, spoken),
        version=game.rules_version,
        lessons=len(lessons.names(name)),
        report=Markup(f"/report?game={name}&amp;lang={language}"),
    )
    return body.replace("{sprite}", card.svg(), 1)


def index_page(language: str, base: str, assets: Assets) -> str:
    """The list of the games' pages in a language."""
    pages = [
        {"game": name, "title": text.title, "idea": text.idea}
        for name in games()
        if language in texts.languages(name)
        for text in [texts.text(name, language)]
    ]
    html = environment().get_template("index.html.j2")
    return html.render(common("", language, base, "/rules", assets), pages=pages)


def missing_page(language: str, base: str, assets: Assets) -> str:
    """What stands where no page is."""
    html = environment().get_template("missing.html.j2")
    return html.render(common("", language, base, "/rules", assets))


def languages(name: str) -> list[str]:
    """The languages of a game's page; with an empty name those of the list of games."""
    if name:
        return texts.languages(name)
    found = {language for one in games() for language in texts.languages(one)}
    return [language for language in LANGUAGES if language in found]


def common(game: str, language: str, base: str, path: str, assets: Assets) -> dict[str, Any]:
    there = [(one, texts.title(one, language)) for one in games() if language in texts.languages(one)]
    return {
        "say": partial(say, words(language)),
        "language": language,
        "languages": languages(game),
        "own_names": OWN_NAMES,
        "base": base,
        "path": path,
        "assets": assets,
        "game": game,
        "games": there,
    }


def say(spoken: Words, key: str, **args: Any) -> str:
    return spoken.say(key, args)


@cache
def environment() -> Environment:
    """What templates are made with."""
    made = Environment(
        loader=FileSystemLoader(texts.FOLDER.parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.tests["colour"] = lambda card, colour: card.startswith(colour)
    return made


# -- what the engine knows -----------------------------------------------------------------------------------


def show(game: str, name: str, spoken: Words) -> Shown:
    """The example from where its page begins, every further move in words."""
    one = records.example(game, name)
    steps = records.steps(one)
    begin, players = one.check.from_, one.record.players
    refused = [[refusal(game, trial, players, spoken) for trial in step.refused] for step in steps]
    return Shown(
        position=steps[begin].position,
        names=players,
        from_=begin,
        refused=refused[begin],
        lines=[
            Line(told(step, players, spoken), refused[begin + i])
            for i, step in enumerate(steps[begin + 1 :], 1)
        ],
    )


def live(game: str, name: str, language: str) -> dict[str, Any]:
    """What a live example is made of: the record, every step, and what is refused there in words."""
    one, spoken = records.example(game, name), words(language)
    steps = [
        {
            "move": step.move,
            "events": step.events,
            "position": step.position,
            "to_move": step.to_move,
            "legal": step.legal,
            "refused": [
                {
                    "move": trial.move,
                    "seat": trial.seat,
                    "clause": trial.clause,
                    "words": refusal(game, trial, one.record.players, spoken),
                }
                for trial in step.refused
            ],
        }
        for step in records.steps(one)
    ]
    return {"record": one.raw, "from": one.check.from_, "steps": steps}


def told(step: records.Step, players: list[str], spoken: Words) -> str:
    """What happened in this step."""
    return " ".join(spoken.say(event.key, event.args, players) for event in step.events)


def refusal(game: str, trial: records.RefusedHere, players: list[str], spoken: Words) -> str:
    """`Not possible: play Core (A7: ...)`."""
    reason = spoken.say(trial.reason.key, trial.reason.args, players)
    move = spoken.say("page-example-refused", {"move": move_words(game, trial.move, spoken)})
    return spoken.say("page-example-why", {"move": move, "clause": trial.clause, "reason": reason})


def options(game: Game[Any, Any], spoken: Words) -> dict[str, Option]:
    """The variants a room offers, by name."""
    return {info.name: option(game.name, info, spoken) for info in game.option_infos()}


def option(game: str, info: OptionInfo, spoken: Words) -> Option:
    key = f"{game}-option-{info.name}"
    choices = [
        Choice(choice_words(spoken, key, one), one == info.default and type(one) is type(info.default))
        for one in info.choices
    ]
    default = ""
    if not choices:
        deck = dict(info.default)
        default = spoken.say("page-option-deck", {**deck, "special": deck["pull"]})
    return Option(spoken.say(key, {}), info.clause, choices, default)


def choice_words(spoken: Words, key: str, choice: Any) -> str:
    """An attribute of the option's message; numbers stand for themselves."""
    name = str(choice).lower() if isinstance(choice, bool) else str(choice)
    pattern = spoken.bundle.get_message(key).attributes.get(name)
    if pattern is None:
        return name
    made, _ = spoken.bundle.format_pattern(pattern, {})
    return str(made)


def facts(name: str, game: Game[Any, Any], spoken: Words) -> list[Fact]:
    """Players from the engine, the rest from `facts.py`."""
    known = FACTS[name]
    fewest, most = game.seat_counts[0], game.seat_counts[-1]
    players = {"fewest": fewest, "most": most, "same": fewest == most}

    def fact(which: str, key: str, of_five: int = 0, **args: Any) -> Fact:
        title = spoken.say(f"page-fact-{which}", {})
        return Fact(title, spoken.say(key, args), of_five, which in known.estimates)

    scales = [
        fact(scale, "page-of-five", getattr(known, scale), number=getattr(known, scale)) for scale in SCALES
    ]
    return [
        fact("players", "page-players", **players),
        fact("minutes", f"page-minutes-{name}"),
        fact("age", "page-age", age=known.age),
        fact("year", f"page-year-{name}"),
        *scales,
    ]
