"""Opponents: they choose a move from a view, as a person would have to."""
