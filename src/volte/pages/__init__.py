"""The rule pages: text a language in Markdown, examples as records, put together on the server.

`text/LANGUAGE/GAME.md` holds the words, `examples/GAME/NN-name.json` the records that run on the engine
(their sidecars `NN-name.check.json` say what must come out), `page.py` makes the HTML. What the signs in the
text mean is said in `text.py`.
"""
