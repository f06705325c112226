"""What authors write, and the code that reads it.

Here live the sets (`sets/<system>/<set>/`) and the books of a system in three languages: the rules of play, the terms
and the questions of players (`rules/`, `terms/`, `questions/`, each with a `<system>.yaml`). The code that reads them
goes one way: `reading` makes values with line and column of YAML, `shaping` fits them to the models of `schema`,
`checks` looks at what a shape cannot tell, and `library` finds sets by id, `books.py` the books of a system.
`checking.py` is the whole way at once, `diagnostics.py` shows what was found on it; `linking`, `matches` and
`speaking.py` hand content to the floors below, `scenarios` plays examples, `rulings.py` gathers what they prove about
cards, `json_schema` is for editors. What never lives here: rules of play in code.
"""
