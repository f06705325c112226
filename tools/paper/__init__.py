"""What is printed: pages set by typst from structure that jinja2 writes and data that comes as JSON.

`fonts` are the fonts that come with the install and what they can show; `typesetting` turns a template and its data
into PDF, PNG or SVG. What is on the pages stands beside: `faces` says what a system has to tell of its cards, `cards`
lays them on `sheets`, `pieces` lays out what else is in the box; `look`, `patterns` and `texts`, each of which knows
where it was written, are what faces are made of. Each system has a folder of its own with a `bundle` of what is printed
as one. In `templates` is all that typst sets, boards and the rules reference too, as they share its base; what is in
those is no matter of this folder.
"""
