"""Unmatched at the terminal: a choice in words, the board with its fighters, hands and piles, why something is not
offered. `sight.py` is the door.
"""
