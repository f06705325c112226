"""What people hold: one module for each command, each with a function `run`.

Here live the command line, the terminal, reports and the native build. What never lives here: rules of play.
"""

import cardwright as cardwright  # the door first, also in a process that a command started: it chooses the engine
