"""The JSON Schema of what authors write, for editors: it completes keys and words, explains them, and marks slips.

It is made from the same models that read the files. The grammar of effects and the parts of scenarios get the forms an
author writes, short ones too; what only `cardwright check` can see, such as an id that nobody has, is not in it.
"""

from content.json_schema.definitions import ROOTS
from content.json_schema.document import json_schema

__all__ = ["ROOTS", "json_schema"]
