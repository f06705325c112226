"""What a shape alone cannot tell: whether the parts of a file fit each other and the rules of the game.

What the systems share stands here, the rest in a folder for each. A check takes a model and the places of its parts
and answers with problems; it changes nothing and reads no file.
"""
