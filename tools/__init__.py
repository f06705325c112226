"""What people hold: one module for each command, each with a function `run`.

`cli.py` knows the commands, `options.py` what they share, and `giving_up.py` what is said when one cannot go on.
`display` and `log` put heroes, cards, boards and matches into words and pictures for a terminal, `terminal` is the play
screen; `boards`, `paper` and `handbook` make what is printed. All of them speak with the labels of `words`, log and
play screen also with the phrases of `sentences`. `agents` answer by machine, `saves` keep matches, `tally.py` counts
many of them; `native.py` compiles the engine, `engine_choice.py` says which build runs.
What never lives here: rules of play.
"""

import cardwright as cardwright  # the door first, also in a process that a command started: it chooses the engine
