"""What every card game has: a match that asks one choice at a time, programs and frames, piles of cards, events and the
effects that wait for them (in windows, in a queue, armed for later), modifiers, random numbers, views and replay.

Nothing here names a game system, reads a file, looks at a clock or keeps anything outside the state of a match.
State is plain numbers (see `state.py` for the layout), so that copying is a handful of slices and the same source can
be compiled to machine code. In this folder a *card* is one physical card, a *card type* what is printed on it.
"""
