"""What is printed: pages set by typst from structure that jinja2 writes and data that comes as JSON.

`fonts` are the fonts that come with the install and what they can show; `typesetting` turns a template and its data
into PDF, PNG or SVG. What is on the pages stands beside: a module for each thing in the box.
"""
