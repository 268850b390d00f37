"""The options of Verso; defaults are the clauses."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from volte.games.contract import BadInput, OptionInfo, Options

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
    if name == "turn_seconds":
        if value is not None and (type(value) is not int or value < 1):
            raise BadInput("option-wrong", option=name, value=msgspec.json.encode(value).decode())
        return
    if name not in CHOICES:
        raise BadInput("option-unknown", option=name)
    choices = CHOICES[name][1]
    if not any(value == choice and type(value) is type(choice) for choice in choices):
        raise BadInput("option-wrong", option=name, value=msgspec.json.encode(value).decode())


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
