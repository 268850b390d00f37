"""The card drawings as SVG: one source for the client, the rule pages and TYPEWORKS.

Standard library only, and relative imports, so that the client's build can run `faces.export` from the
source tree before anything is installed. Every card is drawn in a box of 126 x 176 (63 x 88 mm).
"""
