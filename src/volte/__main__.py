"""`python -m volte`."""

from volte.cli import main

main(prog_name="volte")
