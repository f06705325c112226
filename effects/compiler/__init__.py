"""From syntax to programs: steps become instructions, and what means nothing where it stands is a problem of its
author's.

`dialect.py` says which words a game system has, `names.py` keeps the names of steps, `compiler.py` is what the keywords
compile themselves with. Nothing here knows a keyword by name.
"""
