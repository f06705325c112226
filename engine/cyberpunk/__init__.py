"""The rules of cyberpunk in action: units, gear, programs, legends and twelve dice that are stolen.

`lineup.py` holds what never changes during a match, `rivalry.py` its state; `changes.py` is the only code that writes
cards and dice; `permissions.py` and `costs.py` answer who may do what and for how much; the procedures (`opening.py`,
`turn.py`, `paying.py`, `playing.py`, `calling.py`, `attack.py`, `fight.py`, `stealing.py`, `defeating.py`) are programs
like those of cards, made of the verbs in `verbs/` and instructions of their own. Rule numbers are those of
`content/rules/cyberpunk.yaml`.
"""
