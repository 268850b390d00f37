from . import rules
