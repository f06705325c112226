"""What authors write, and the code that reads it.

Here live the sets (`sets/<system>/<set>/`) and the rules of play in words (`rules/<system>.yaml`). The code that reads
them goes one way: `reading` makes values with line and column of YAML, `shaping` fits them to the models of `schema`,
`checks` looks at what a shape cannot tell, and `library` finds all of it by id. `checking.py` is the whole way at once,
`diagnostics.py` shows what was found on it; `linking.py`, `matches.py` and `speaking.py` hand content to the floors
below, `scenarios` plays examples, `json_schema` is for editors. What never lives here: rules of play in code.
"""
