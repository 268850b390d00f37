"""Records: read, written, replayed, verified, looked through."""

import json
import random
from typing import Any

import msgspec
import pytest

from tests.games.checker import new_table
from volte import record
from volte.games import registry
from volte.games.contract import BadInput
from volte.shuffle import Seed, commitment, seed_of

SEED = bytes(range(32)).hex()
PLAIN: dict[str, Any] = {
    "format": "volte/1",
    "game": "verso",
    "players": ["Ben", "Peter"],
    "seed": SEED,
    "moves": ["keep", "flip"],
}


def server_record(name: str = "verso", seats: int = 2) -> record.Record:
    """A finished server game, played at random."""
    game, chance = registry.game(name), random.Random(5)
    secret, nonces = bytes(range(32)), [bytes([seat]) * 16 for seat in range(seats - 1)] + [b""]
    seed = seed_of(secret, nonces)
    table = new_table(game, {}, seats, chance)
    table.state, table.seed, table.shuffles = game.deal(game.options({}, seats), seats, seed), seed, {}
    table.settle()
    moves = []
    while not game.finished(table.state):
        seat = game.to_move(table.state)
        if seat is None:
            seat = next(s for s in range(seats) if game.legal(table.state, s))
        move = table.play(seat, chance.choice(game.legal(table.state, seat)))
        moves.append(record.Made(move, seat, "human"))
    return record.Record(
        game=name,
        players=["Ben", "Peter", "Carla", "Dan"][:seats],
        moves=moves,
        seed=seed.key.hex(),
        rules=game.rules_version,
        commitment=commitment(secret),
        secret=secret.hex(),
        nonces=[nonce.hex() for nonce in nonces],
        result=game.result(table.state),
    )


SEATS = {"verso": 2, "versa": 3, "reversis": 4}


@pytest.mark.parametrize("name", registry.names())
def test_dump_and_load_are_inverse(name: str) -> None:
    written = server_record(name, SEATS[name])
    assert record.load(record.dump(written)) == written


def test_plain_moves_stay_strings() -> None:
    read = record.load(json.dumps(PLAIN))
    assert json.loads(record.dump(read))["moves"] == ["keep", "flip"]


def test_unknown_keys_of_the_record_are_ignored() -> None:
    assert record.load(json.dumps({**PLAIN, "note": 1})) == record.load(json.dumps(PLAIN))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-no-json"),
        ("{", "record-no-json"),
        ("[" * 100_000, "record-no-json"),
        ("[]", "record-no-object"),
        ("{}", "record-format"),
    ],
)
def test_what_is_no_record(text: str, key: str) -> None:
    with pytest.raises(record.BadRecord) as bad:
        record.load(text)
    assert bad.value.key == key


@pytest.mark.parametrize(
    ("change", "key", "where"),
    [
        ({"format": "volte/2"}, "record-format", None),
        ({"game": None}, "record-type", "game"),
        ({"players": "Ben"}, "record-type", "players"),
        ({"players": ["Ben", 1]}, "record-type", "players[1]"),
        ({"moves": {}}, "record-type", "moves"),
        ({"moves": ["keep", 7]}, "record-move", None),
        ({"moves": [{"seat": 0}]}, "record-move", None),
        ({"moves": [{"seat": "0", "move": "keep"}]}, "record-move", None),
        ({"options": []}, "record-type", "options"),
        ({"seed": "00"}, "record-hex", "seed"),
        ({"seed": "z" * 64}, "record-hex", "seed"),
        ({"first": "0"}, "record-type", "first"),
        ({"start": 1}, "record-type", "start"),
        ({"nonces": ["0"]}, "record-nonce", "nonces[0]"),
        ({"result": []}, "record-type", "result"),
    ],
)
def test_what_is_wrong_and_where(change: dict[str, Any], key: str, where: str | None) -> None:
    with pytest.raises(record.BadRecord) as bad:
        record.load(json.dumps({**PLAIN, **change}))
    assert bad.value.key == key
    assert bad.value.args_of_key.get("name") == where


@pytest.mark.parametrize("missing", ["game", "players", "moves", "seed"])
def test_what_is_missing(missing: str) -> None:
    with pytest.raises(record.BadRecord, match="record-missing"):
        record.load(json.dumps({key: value for key, value in PLAIN.items() if key != missing}))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"players": []}, "seats-wrong"),
        ({"players": ["Ben"] * 7}, "seats-wrong"),
        ({"options": {"fast": True}}, "option-unknown"),
        ({"first": 2}, "start-seat"),
        ({"start": {"deck": ["X"]}}, "start-no-card"),
    ],
)
def test_what_cannot_be_played(change: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as bad:
        record.replay(record.load(json.dumps({**PLAIN, **change})))
    assert bad.value.key == key


def test_an_illegal_move_is_named() -> None:
    moves = ["keep", {"seat": record.replay(record.load(json.dumps(PLAIN)), 1).state.turn, "move": "pass"}]
    with pytest.raises(record.IllegalMove) as illegal:
        record.replay(record.load(json.dumps({**PLAIN, "moves": moves})))
    assert (illegal.value.number, illegal.value.move) == (2, "pass")
    assert illegal.value.refused.clause == "V17"


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(record.BadRecord, match="record-seat"):
        record.replay(record.load(json.dumps({**PLAIN, "moves": [{"seat": 2, "move": "keep"}]})))


def test_after_some_moves() -> None:
    read = record.load(json.dumps({**PLAIN, "moves": ["keep", "keep", "pass"]}))
    assert record.replay(read, 2).state.moves == 2
    with pytest.raises(record.BadRecord, match="record-after"):
        record.replay(read, 4)


@pytest.mark.parametrize("name", registry.names())
def test_a_server_record_is_verified(name: str) -> None:
    assert record.verify(server_record(name, SEATS[name])) == []


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"secret": "11" * 32}, "verify-commitment"),
        ({"seed": SEED}, "verify-seed"),
        ({"nonces": ["00" * 16, ""]}, ""),
        ({"nonces": ["01" * 16, ""]}, "verify-seed"),
        ({"nonces": [""]}, "verify-nonces"),
        ({"rules": 99}, "verify-rules"),
        ({"result": {"winners": [0], "scores": [99, 0]}}, "verify-result"),
    ],
)
def test_verify_says_what_differs(change: dict[str, Any], key: str) -> None:
    differences = record.verify(msgspec.structs.replace(server_record(), **change))
    assert key in [difference.key for difference in differences] if key else differences == []


def test_verify_repeats_every_move() -> None:
    good = server_record()
    short = msgspec.structs.replace(good, moves=good.moves[:-1])
    assert [difference.key for difference in record.verify(short)] == ["verify-unfinished"]
    other = msgspec.structs.replace(good, moves=[record.Made("pass"), *good.moves[1:]])
    assert [difference.key for difference in record.verify(other)] == ["record-illegal-clause"]


@pytest.mark.parametrize("name", ["commitment", "secret", "nonces", "result"])
def test_verify_needs_a_finished_server_game(name: str) -> None:
    with pytest.raises(record.BadRecord, match="verify-missing"):
        record.verify(msgspec.structs.replace(server_record(), **{name: None}))


@pytest.mark.parametrize("name", registry.names())
def test_frames_show_everything(name: str) -> None:
    played = server_record(name, SEATS[name])
    frames = record.frames(played)
    assert len(frames) == len(played.moves) + 1
    assert [frame.move for frame in frames[1:]] == [made.move for made in played.moves]
    assert frames[0].events == [] and all(frame.events for frame in frames[1:])
    table = record.replay(played)
    assert frames[-1].position.items() >= table.game.position(table.state).items()
    msgspec.json.encode(frames)


def test_frames_of_verso_hide_nothing() -> None:
    frames = record.frames(server_record())
    assert "?" not in json.dumps([frame.position["displays"] for frame in frames])
    assert frames[0].position["top_backs"]


def test_the_test_vector_of_the_seed() -> None:
    table = record.replay(record.load(json.dumps({**PLAIN, "moves": []})))
    assert table.seed is not None and table.seed.key == Seed(bytes(range(32))).key
    pile = ["G1.1/O2.3", "B3.1/G2.3", "GJ.1/B1.3", "O6.1/B1.3"]
    assert table.game.position(table.state)["deck"][:4] == pile
