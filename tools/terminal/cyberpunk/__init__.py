"""Cyberpunk at the terminal: a choice in words, both sides of the table, cards, why something is not offered.

`sight.py` is the door.
"""
