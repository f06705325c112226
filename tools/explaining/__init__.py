"""Cards explained: their text, their programs in plain words, and where each piece was written; a module for each
system, and `pieces.py` for what they share.
"""
