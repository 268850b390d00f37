"""How the documentation is built (`python3 run.py docs`): Markdown by hand, the API from docstrings."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

project = "Volte"
author = "the Volte developers"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Volte"
html_copy_source = False
html_show_sphinx = False

myst_heading_anchors = 3
default_role = "code"  # docstrings mark names with single backticks

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
