"""The options of Reversis; defaults are the clauses."""

from collections.abc import Mapping
from typing import Any, Literal

from volte.games.contract import BadInput, OptionInfo, Options
from volte.games.reading import is_one_of, is_turn_seconds, wrong_option
from volte.games.reversis.layout import MAX_DEALS

MOST_CHIPS = 1_000_000

CHOICES: dict[str, tuple[str, Any, list[Any]]] = {
    "deals": ("R19", 4, [4, 8, 12, 16]),
    "chips": ("R7", 100, [50, 100, 200, 500]),
    "claims": ("R11", "automatic", ["automatic", "must_claim"]),
    "show_tricks": ("R23", True, [False, True]),
    "espagnolette": ("R20", False, [False, True]),
    "heavy_kitty": ("R21", False, [False, True]),
    "old": ("R22", False, [False, True]),
    "old_reversis_payment": ("R22", 20, [10, 20, 30, 50]),
}
"""Option -> its clause, its default and what a room offers; for `deals`, `chips` and the payment other
numbers are possible too."""


class ReversisOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a host can set."""

    deals: int = 4
    chips: int = 100
    claims: Literal["automatic", "must_claim"] = "automatic"
    show_tricks: bool = True
    espagnolette: bool = False
    heavy_kitty: bool = False
    old: bool = False
    old_reversis_payment: int = 20


def read_options(raw: Mapping[str, Any]) -> ReversisOptions:
    """Options from a record or a room; BadInput for an unknown name or a wrong value."""
    for name, value in raw.items():
        check_option(name, value)
    return ReversisOptions(**raw)


def check_option(name: str, value: Any) -> None:
    if name != "turn_seconds" and name not in CHOICES:
        raise BadInput("option-unknown", option=name)
    if not is_possible(name, value):
        raise wrong_option(name, value)


def is_possible(name: str, value: Any) -> bool:
    """R19: a multiple of four (and not more than the state can hold pots for)."""
    if name == "turn_seconds":
        return is_turn_seconds(value)
    if name == "deals":
        return type(value) is int and 0 < value <= MAX_DEALS and value % 4 == 0
    if name in ("chips", "old_reversis_payment"):
        return type(value) is int and 0 <= value <= MOST_CHIPS
    return is_one_of(value, CHOICES[name][2])


def option_infos() -> list[OptionInfo]:
    """In the order of the screen."""
    return [
        OptionInfo(name=name, clause=clause, default=default, choices=choices)
        for name, (clause, default, choices) in CHOICES.items()
    ]
