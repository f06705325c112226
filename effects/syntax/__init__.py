"""The grammar of the effect language: what an author may write, as closed models that know their place.

A keyword (verb, amount, condition, filter) is a small class in a module of its own under `effects/shared` or
`effects/<system>`; `language.py` gathers them into the five models of the grammar: `Step`, `Selector`, `Group`,
`Amount` and `Condition`. Nothing here compiles or speaks; keywords do the first, `effects/wording` the second.
"""
