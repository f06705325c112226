"""How heroes, cards and boards look in a terminal; `cardwright show`, `explain` and the play screen put them there.

Nothing is printed here, and nobody is asked: what comes out are texts and panels of rich.
"""
