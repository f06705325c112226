"""The rules of unmatched in action: fighters on a board, two actions a turn, combat by face-down cards.

`lineup.py` holds what never changes during a match, `battle.py` its state; `changes.py` is the only code that writes
fighters and cards; `movement.py` answers who can go where; the procedures (`opening.py`, `turn.py`, `maneuver.py`,
`scheme.py`, `attack.py`) are programs like those of cards, made of instructions of their own; the verbs of cards lie in
`verbs/`. Rule numbers are those of `content/rules/unmatched.yaml`.
"""
