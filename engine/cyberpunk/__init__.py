"""The rules of cyberpunk in action: units, gear, programs, legends and twelve dice that are stolen.

`lineup.py` holds what never changes during a match, `rivalry.py` its state; `changes.py` is the only code that writes
cards and dice; `standing.py`, `costs.py`, `permissions.py` and `options.py` answer what numbers are, what something
costs and who may do what; the procedures (`opening.py`, `turn.py`, `roll_in.py`, `playing.py`, `calling.py`,
`activating.py`, `attack.py`, `reactions.py`, `fight.py`, `stealing.py`, `defeating.py`) are programs like those of
cards, made of the verbs in `verbs/` and instructions of their own. Rule numbers are those of
`content/rules/cyberpunk.yaml`.
"""
