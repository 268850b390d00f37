"""Games in the terminal: one layout a game, made of views and of the catalogues' words, no rules."""
