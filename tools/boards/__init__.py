"""Boards and mats as pictures: one drawing in millimetres, from which SVG, PDF, PNG and sheets for the table are made.

`letters` and `palette` tell zones apart; `layout` says where spaces and paths lie, `wedges` and `hatching` fill spaces,
`lettering` measures texts, `discs` and `legend` put these together, and `picture` is all of it. `svg` writes it down,
`pages` sets it on a page, `tiling` and `tabletop` on sheets to be glued together, `names` tells what cannot be printed.
`drawing` is what these need of a picture; `mat` is another, made of `areas` and `paragraphs`.
What never lives here: how a file is written, and boards in the terminal (`tools/display`).
"""
