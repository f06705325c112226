"""The effect language in words: what a card's steps say to people, in each language.

`reading` and `deeds` turn syntax into parts of speech that belong to no language (noun phrases, numbers, players,
clauses); `sentences` and `abilities` put them in order; `telling` fills a language's phrases with them and remembers
what was said; the language's grammar inflects. To add a language, write its catalogue and its grammar in a folder
beside `english` and enter it in `LANGUAGES`.
"""

from effects.wording.parts import Called
from effects.wording.speaker import LANGUAGES, Paragraph, Speaker, speaker

__all__ = ["LANGUAGES", "Called", "Paragraph", "Speaker", "speaker"]
