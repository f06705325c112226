"""Boards as pictures: one drawing in millimetres, from which SVG, PDF, PNG and the pages for the table are made.

`letters` and `palette` tell zones apart, `layout` says where spaces and paths lie, `wedges` and `hatching` fill the
spaces, `lettering` measures texts, and `picture` puts all of it together. What never lives here: how a file is written.
"""
