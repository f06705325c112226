"""The shapes of what authors write: one pydantic model per kind of file.

What the systems share stands here, the rest in a folder for each. A model says what may stand where and what it means
(its attribute docstrings become the JSON Schema and the editor's hover). What needs more than one look, such as a path
to a space that does not exist, is a check.
"""
