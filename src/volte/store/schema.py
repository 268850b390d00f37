"""The tables, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(8), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Index("rooms_by_code", "code"),
)
"""A code is free again once its room is closed, so rooms have numbers of their own."""

room_log = Table(
    "room_log",
    metadata,
    Column("room", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    PrimaryKeyConstraint("room", "seq"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("record", String(32), nullable=False),
    Column("room", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("head", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("result", Text),
    Index("tables_by_record", "record", unique=True),
    Index("tables_by_room", "room"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("left_ms", BigInteger),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)
"""Tables that are played now have numbers side by side, and so their moves lie on few pages: storing one
costs half of what it does where records, which are random, are the key."""

present = Table(
    "present",
    metadata,
    Column("record", String(32), nullable=False),
    Column("device", String(64), nullable=False),
    PrimaryKeyConstraint("record", "device"),
    Index("present_by_device", "device"),
)

links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("device", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("token", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("clause", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("sent", BigInteger, nullable=False),
    Column("answered", BigInteger),
    Column("answer", Text),
    Index("reports_by_token", "token", unique=True),
)
"""`token` is a hash: whoever reads the database cannot follow the private links."""

alive = Table("alive", metadata, Column("id", Integer, primary_key=True), Column("time", BigInteger))
