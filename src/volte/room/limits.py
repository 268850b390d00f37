"""The operator's numbers (docs/rooms.md, "Numbers"); times in milliseconds where the name says so."""

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one server allows; every number is a setting."""

    rooms: int = 500
    watchers: int = 50
    message_bytes: int = 4096
    messages_a_second: float = 20.0
    reactions: int = 5
    reactions_ms: int = 10_000
    connections_an_address: int = 100
    guesses: int = 20
    """Unknown room codes an address may ask for a minute."""
    opened_a_minute: int = 30
    """Rooms an address may open a minute."""
    nonce_ms: int = 3_000
    """How long a deal waits for nonces of those who are connected."""
    restart_ms: int = 15_000
    """After a restart: from when on any human will do, not only the seat to move."""
    host_away_ms: int = 60_000
    empty_ms: int = 24 * 3_600_000
    """A room without people for so long is closed."""
    record_days: int = 30
    reports_a_minute: int = 5
    """Reports about the rules from an address."""
    reports_waiting: int = 1000
    """Unanswered reports; then no more are taken."""
    keys_a_minute: int = 10
    """Tries of the operator's key from an address."""
    trials_a_minute: int = 300
    """Moves tried on rule pages and in lessons from an address; somebody quick at it needs a tenth."""
    previews_a_minute: int = 240
    """TYPEWORKS as one types, from an address."""
    files_a_minute: int = 20
    """Files of TYPEWORKS for an address."""
