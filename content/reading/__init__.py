"""Reading what authors write: a YAML 1.2 file becomes plain data in which everything knows its place.

Reading never fails: whatever the file holds, the answer is a `Document` with the data, with problems, or with both.
What the data means is not known here; `content.shaping` fits it to the models of cards, heroes and boards.
"""

from content.reading.document import Document, read, read_text
from content.reading.values import Mapping, Mark, Real, Sequence, Text, Value, Whole

__all__ = ["Document", "Mapping", "Mark", "Real", "Sequence", "Text", "Value", "Whole", "read", "read_text"]
