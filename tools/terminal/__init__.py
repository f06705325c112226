"""The person's seat: a match played in the terminal.

`session.py` is the course of a match with people in it, `questions.py` puts a choice into words and `options.py` its
options, `table.py` shows what lies on the table, `why.py` says why something is not offered, `commands.py` understands
what is typed, `keyboard.py` reads it. Everything is said in the language of the names, by the phrases of
`tools/sentences`, and everything shown comes from what the seat may know. No rule is decided here.
"""
