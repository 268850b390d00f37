"""What time brings: time-outs, bots' moments, graces, the deal, the end of an empty room."""

from collections.abc import Iterator

from volte.room import presence
from volte.room.core import Core
from volte.room.dealing import deal
from volte.room.play import ask_bot, time_out


def next_alarm(core: Core, now: int) -> int | None:
    """The earliest moment at which something is due; None: never."""
    return None if core.room.closed else min(_moments(core, now), default=None)


def _moments(core: Core, now: int) -> Iterator[int]:
    limits = core.house.limits
    if core.room.phase == "announced" and core.nonces_until is not None:
        yield core.nonces_until
    if core.empty_since is not None:
        yield core.empty_since + limits.empty_ms
    if core.restarting is not None and core.anybody_here():
        yield core.restarting + limits.restart_ms
    if core.play_time.running:
        for mark in (core.deadline, core.bot_due):
            if mark is not None:
                yield core.play_time.when(now, mark) or now
    if core.people_time.running:
        grace = core.room.settings.away_seconds * 1000
        for number, there in core.presence.items():
            if there.away_since is None:
                continue
            if not there.gone:
                yield core.people_time.when(now, there.away_since + grace) or now
            if number == core.room.host and presence.next_host(core) is not None:
                yield core.people_time.when(now, there.away_since + limits.host_away_ms) or now


def ring(core: Core) -> None:
    """Do what is due; at most one change of the table, the rest at the next alarm."""
    now = core.now
    if core.room.closed:
        return
    if core.empty_since is not None and now - core.empty_since >= core.house.limits.empty_ms:
        presence.close(core, "empty")
        return
    presence.mark_gone(core)
    presence.pass_host_on(core)
    if core.room.phase == "announced":
        if core.nonces_until is not None and now >= core.nonces_until:
            deal(core)
        return
    if not core.play_time.running:
        return
    passed = core.play_time.at(now)
    if core.bot_due is not None and passed >= core.bot_due:
        ask_bot(core)
    elif core.deadline is not None and passed >= core.deadline:
        time_out(core)
