"""The log that people read: what happened in a match, as sentences, with the arithmetic of every combat.

It is a projection of the match's events and nothing else: `telling.py` turns events into lines and `combat.py` those of
a combat, `writing.py` writes them down, `names.py` knows what fighters and cards are called, `printing.py` puts lines
on a page. The phrases of each language are in `tools/sentences`. No rule is decided here.
"""
