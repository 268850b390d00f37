"""The options of Verso; defaults are the clauses."""

from collections.abc import Mapping
from typing import Any, Literal

from volte.games.contract import BadInput, OptionInfo, Options
from volte.games.reading import is_one_of, is_turn_seconds, wrong_option

CHOICES: dict[str, tuple[str, list[Any]]] = {
    "duplicate_draw": ("V11", ["free", "must_flip"]),
    "joker_flip": ("V13", ["only_card", "never"]),
    "square_again": ("V16", ["rebuilt", "after_bank"]),
    "final_bank_flips": ("V17", [False, True]),
    "show_known_backs": ("V22", [True, False]),
}
"""Option -> its clause and its choices, the default first."""


class VersoOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a host can set."""

    duplicate_draw: Literal["free", "must_flip"] = "free"
    joker_flip: Literal["only_card", "never"] = "only_card"
    square_again: Literal["rebuilt", "after_bank"] = "rebuilt"
    final_bank_flips: bool = False
    show_known_backs: bool = True


def read_options(raw: Mapping[str, Any]) -> VersoOptions:
    """Options from a record or a room; BadInput for an unknown name or a wrong value."""
    for name, value in raw.items():
        check_option(name, value)
    return VersoOptions(**raw)


def check_option(name: str, value: Any) -> None:
    if name != "turn_seconds" and name not in CHOICES:
        raise BadInput("option-unknown", option=name)
    if not (is_turn_seconds(value) if name == "turn_seconds" else is_one_of(value, CHOICES[name][1])):
        raise wrong_option(name, value)


def option_infos() -> list[OptionInfo]:
    """In the order of the screen; a bool offers false and true."""
    return [
        OptionInfo(
            name=name,
            clause=clause,
            default=choices[0],
            choices=[False, True] if isinstance(choices[0], bool) else choices,
        )
        for name, (clause, choices) in CHOICES.items()
    ]
