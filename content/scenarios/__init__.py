"""Scenarios: examples of rules and cards, read from YAML, set up, played, and held against what they expect.

`collecting.play_all` plays files, `running.run` one scenario. What scenarios of all games share is here; what lies
where, and what players can do, is in a folder for each game, which a `game.Game` joins to the rest. The format is in
`content/schema/scenario.py` and the game's `scenario.py` beside it and, for authors, in `docs/scenarios.md`. No rule of
play lives here: a scenario only asks the engine and looks at what it did.
"""
