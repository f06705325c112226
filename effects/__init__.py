"""The effect language: what a card's steps mean, said once.

Here live the syntax of steps, selectors, amounts and conditions, their compilation into programs of the engine and
their wording in each language, and what authors are told their slips with (`problem.py`, `spelling.py`). What never
lives here: the order of a turn, the name of a card, anything that runs during a match.
"""
