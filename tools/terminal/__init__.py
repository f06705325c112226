"""The person's seat: a match played in the terminal.

`session.py` is the course of a match with people in it, `commands.py` understands what is typed, `keyboard.py` reads it
and `screen.py` prints. What is asked and what lies on the table is up to the system: `sight.py` says what a system
shows, and a folder for each of them does it. Everything is said in the language of the names, by the phrases of
`tools/sentences`, and everything shown comes from what the seat may know. No rule is decided here.
"""
