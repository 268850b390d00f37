"""Volte: Verso, VERSA and Reversis as engines, records and rooms."""
