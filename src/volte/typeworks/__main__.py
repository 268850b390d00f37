"""A printer as a process of its own: orders on standard input, answers on standard output, until it ends.

Both are lengths of four bytes with so many bytes of msgpack behind them. Drawing keeps a processor busy for a
second or more; here it cannot hold up the games.
"""

import os
import sys

import msgspec

from volte.typeworks.orders import carry_out
from volte.typeworks.wire import Answer, Order

LENGTH = 4
POLITE = 10


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITE)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while len(head := source.read(LENGTH)) == LENGTH:
        order = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Order)
        answer = msgspec.msgpack.encode(carried_out(order))
        target.write(len(answer).to_bytes(LENGTH, "big") + answer)
        target.flush()


def carried_out(order: Order) -> Answer:
    """A broken order ends nothing: the next one may be whole."""
    try:
        return carry_out(order)
    except Exception as error:
        print(f"typeworks: {order.form}: {error!r}", file=sys.stderr)
        return Answer(ok=False, body=b'{"key":"room-refused-internal","args":{},"clause":""}')


if __name__ == "__main__":
    main()
