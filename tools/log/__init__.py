"""The log that people read: what happened in a match, as sentences.

It is a projection of the match's events and nothing else. A folder for each system turns events into lines
(`telling.py`) and knows what things are called (`names.py`); `writing.py` writes lines down and `printing.py` puts them
on a page. The phrases of each language are in `tools/sentences`. No rule is decided here.
"""
