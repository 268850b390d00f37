"""The command `volte`: one file a command, loaded when it is asked for."""

from volte.cli.lazy import LazyGroup

main = LazyGroup(
    "volte",
    {
        "serve": "volte.cli.serve",
        "play": "volte.cli.play",
        "arena": "volte.cli.arena",
        "replay": "volte.cli.replay",
        "legal": "volte.cli.legal",
        "view": "volte.cli.view",
        "verify": "volte.cli.verify",
        "backup": "volte.cli.backup",
        "typeworks": "volte.cli.typeworks",
        "reports": "volte.cli.reports",
    },
)
"""Each module has its command under its name; those that exist are offered."""
