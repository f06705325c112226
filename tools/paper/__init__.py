"""What is printed: pages set by typst from structure that jinja2 writes and data that comes as JSON.

`fonts` are the fonts that come with the install and what they can show; `typesetting` turns a template and its data
into PDF, PNG or SVG. What is on the pages stands beside: `deck` is a hero's deck with its `look`, its `patterns` and
its `texts`, each of which knows where it was written; `faces` are what stands on cards, `cards` lays them on `sheets`;
`tokens` and `dials` are the other `pieces` in the box. In `templates` is all that typst sets, boards and the rules
reference too, as they share its base; what is in those is no matter of this folder.
"""
