"""The log that people read: what happened in a match, as sentences, with the arithmetic of every combat.

It is a projection of the match's events and nothing else: `telling.py` turns events into lines, `names.py` knows what
fighters and cards are called, `printing.py` puts lines on a page. Each language is a catalogue of phrases such as
`english.py`. No rule is decided here.
"""
