"""Faults of other servers, the shuffle nobody chose: nonces and the commitment."""

from tests.room.helper import SECOND, two
from volte.shuffle import commitment
from volte.wire import to_server


def test_nobody_waits_for_nonces_for_ever() -> None:
    play = two()
    play.say("anna", to_server.Start())
    play.say("anna", to_server.Nonce(table=1, nonce="11" * 16))
    assert play.phase == "announced"
    play.wait(3 * SECOND)
    head = play.machine.room.head
    assert head is not None and head.nonces == ["11" * 16, ""]


def test_second_nonce_changes_nothing() -> None:
    play = two()
    play.say("anna", to_server.Start())
    for share in ("11", "22"):
        play.say("anna", to_server.Nonce(table=1, nonce=share * 16))
    play.say("ben", to_server.Nonce(table=1, nonce="33" * 16))
    head = play.machine.room.head
    assert head is not None and head.nonces == ["11" * 16, "33" * 16]


def test_bad_nonces_are_refused() -> None:
    play = two()
    play.say("anna", to_server.Start())
    for share in ("", "zz" * 16, "11" * 15, "11" * 17, " " * 32, "é" * 32):
        play.say("anna", to_server.Nonce(table=1, nonce=share))
        assert play.refused == "nonce"


def test_commitment_is_shown_before_any_nonce_and_kept() -> None:
    play = two()
    play.say("anna", to_server.Start())
    head = play.machine.room.head
    assert head is not None and head.nonces == []
    announced = head.commitment
    play.say("anna", to_server.Nonce(table=1, nonce="11" * 16))
    play.say("ben", to_server.Nonce(table=1, nonce="22" * 16))
    assert play.phase == "playing" and head.commitment == announced == commitment(bytes.fromhex(head.secret))


def test_shuffle_cannot_be_computed_from_its_commitment() -> None:
    """What is committed to is 32 bytes of chance; with other nonces the same secret gives other cards."""
    seeds = set()
    for share in ("11", "22"):
        play = two()
        play.say("anna", to_server.Start())
        for device in ("anna", "ben"):
            play.say(device, to_server.Nonce(table=1, nonce=share * 16))
        head, table = play.machine.room.head, play.machine.table
        assert head is not None and table is not None and table.seed is not None
        assert len(bytes.fromhex(head.secret)) == 32
        assert table.seed.key.hex() not in (head.secret, head.commitment)
        seeds.add((head.secret, table.seed.key))
    assert len({secret for secret, _ in seeds}) == 1 and len(seeds) == 2
