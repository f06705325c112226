"""The rules in action: a match asks one choice at a time and is answered by an index.

Here live the kernel that every card game shares and, beside it, one folder for each game system. What never lives
here: files, YAML, printing, the clock, state outside a match. The whole floor compiles to native code as it stands.
"""
