"""From syntax to programs: steps become instructions, and what means nothing where it stands is a problem.

`dialect.py` says which words a game system has, `names.py` keeps the names of steps. Keywords compile themselves with a
`Compiler`, which is built in three layers: `scope.py` knows words and collects problems, `meaning.py` builds what
selectors, amounts and conditions mean, `compiler.py` emits instructions. Nothing here knows a keyword by name.
"""
