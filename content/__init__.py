"""What authors write, and the code that reads it.

Here live the sets (`sets/<system>/<set>/`), the rules of play in words (`rules/<system>.yaml`), and beside them the
schema, the loading that knows every value's line and column, and the checks. What never lives here: rules of play in
code.
"""
