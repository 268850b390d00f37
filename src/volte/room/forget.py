"""A room log without one device: the same facts, without its hash and its person's names."""

from collections.abc import Sequence

import msgspec

from volte.room import log

SOMEBODY = "-"
"""Stands for a name that was taken out."""


def without_device(entries: Sequence[log.AnyEntry], device: str) -> list[log.AnyEntry]:
    """The same log; persons keep their numbers, so that it still folds to the same seats."""
    persons = {
        entry.person
        for entry in entries
        if isinstance(entry, log.Joined | log.Moved) and entry.device == device
    }
    return [_without(entry, device, persons) for entry in entries]


def _without(entry: log.AnyEntry, device: str, persons: set[int]) -> log.AnyEntry:
    replace = msgspec.structs.replace
    match entry:
        case log.Joined() if entry.person in persons:
            mine = entry.device == device
            return replace(entry, name=SOMEBODY, device="" if mine else entry.device)
        case log.Moved() if entry.device == device:
            return replace(entry, device="")
        case log.Renamed() if entry.person in persons:
            return replace(entry, name=SOMEBODY)
        case log.Dealt() if device in entry.devices:
            seats = [owner == device for owner in entry.devices]
            players = ["" if mine else name for mine, name in zip(seats, entry.players, strict=True)]
            devices = ["" if mine else owner for mine, owner in zip(seats, entry.devices, strict=True)]
            return replace(entry, players=players, devices=devices)
    return entry
