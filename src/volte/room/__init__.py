"""A room as a pure machine: commands and the time go in, log entries and effects come out."""
