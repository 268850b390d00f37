"""The records of finished tables."""

from volte.record import Made, Record
from volte.shuffle import seed_of
from volte.store import Store, TableRow


def record_of(store: Store, row: TableRow) -> Record:
    """The open record of a finished table (docs/rules/records.md)."""
    seed = seed_of(bytes.fromhex(row.secret), [bytes.fromhex(nonce) for nonce in row.nonces])
    return Record(
        game=row.game,
        rules=row.rules,
        options={name: value for name, value in row.options.items() if value is not None},
        players=row.players,
        seed=seed.key.hex(),
        first=row.first,
        start=None if row.position is None else row.position.start,
        moves=[Made(one.move, one.seat, one.by or None) for one in store.moves(row.record)],
        commitment=row.commitment,
        secret=row.secret,
        nonces=row.nonces,
        result=row.result,
    )
