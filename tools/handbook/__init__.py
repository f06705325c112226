"""The rules reference: the rules of play, the words on cards, questions, and all that is played with, on paper and on a
screen.

`model.py` says what a reference consists of, without any markup; a module for each chapter fills it from the content,
and `gathering.py` puts the chapters together. Each system has a folder of its own that says what is chosen from a
library, which chapters show it, and what is an example of a word; `chosen.py` is what they have in common. `html.py`
and `pdf.py` make files of it. What `docs/language.md` tells authors about the language of effects does not live here:
that is `tools/reference.py`.
"""
