"""Options and positions as they are written (docs/rules/records.md): what all games check alike.

BadInput says what is wrong, and where.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from volte.games.contract import BadInput

# -- options -------------------------------------------------------------------------------------------------


def is_turn_seconds(value: Any) -> bool:
    return value is None or (type(value) is int and value >= 1)


def is_one_of(value: Any, choices: Iterable[Any]) -> bool:
    """Python takes 1 for true; here they are two things."""
    return any(value == choice and type(value) is type(choice) for choice in choices)


def wrong_option(name: str, value: Any) -> BadInput:
    return BadInput("option-wrong", option=name, value=msgspec.json.encode(value).decode())


# -- a record's `start` --------------------------------------------------------------------------------------


def check_keys(start: Mapping[str, Any], keys: Iterable[str]) -> None:
    for key in start:
        if key not in keys:
            raise BadInput("start-unknown", name=key)


def check_seat(name: str, seat: Any, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadInput("start-seat", name=name, seats=seats)
    return seat


def check_list(name: str, found: Any) -> list[Any]:
    if not isinstance(found, list):
        raise BadInput("start-list", name=name)
    return found


def check_lists(name: str, found: Any, seats: int) -> list[Any]:
    """A list with something for every seat."""
    if not isinstance(found, list) or len(found) != seats:
        raise BadInput("start-lists", name=name, seats=seats)
    return found


def check_bool(name: str, value: Any) -> bool:
    if type(value) is not bool:
        raise BadInput("start-bool", name=name)
    return value
