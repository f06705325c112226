"""Scenarios: examples of rules and cards, read from YAML, set up on a board, played, and held against what they expect.

`collecting.play_all` plays files, `running.run` one scenario. The format is in `content/schema/scenario.py` and, for
authors, in `docs/scenarios.md`. No rule of play lives here: a scenario only asks the engine and looks at what it did.
"""
