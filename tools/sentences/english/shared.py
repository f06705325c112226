"""What is told, asked and answered in every system, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SHARED: Final[Mapping[str, str]] = {
    # What happens
    "setting up": "Setting up",
    "turn": "Turn {turn}: {player}",
    "draws": "{player} draws [a card|{number} cards].",
    "draws known": "{player} draws {cards}.",
    "discards": "{player} discards {card}.",
    "nothing comes of it": "nothing happens.",
    "looks": "{player} looks at [a card|{number} cards].",
    "declines": "{player} declines.",
    "from": "{source}: {what}",
    # The match
    "seat": "{player} ({agent})",
    "not over": "The match is not over.",
    "welcome": "Type the number of an option or its name. `help` shows what else you can type.",
    "seat of player": "{player:possessive} player",
    "pass the keyboard": "Pass the keyboard to {player:possessive} player, who presses Enter. ",
    "first decision": "There is nothing to take back: this is your first decision.",
    "taken back": "Taken back.",
    "taken back from others": "Taken back, with what others decided since.",
    "cards were seen": "Mind that you have seen hidden cards since: a fair opponent would have to agree.",
    "save where": "Say where to: save FILE.",
    "cannot save": "{why}.",
    "saved": "Saved to {path}.",
    "not saved": "The match is not saved. Type `quit` again, `save FILE`, or Enter to go on.",
    "go on": "The match is not over; go on with it:",
    "lost": "The match is not over, and was not saved. With --save FILE you can go on another time.",
    # What is typed
    "type a number": "Type the number of an option, or help.",
    "only options": "There [is only one option|are only {number} options].",
    "could be": "That could be {names}.",
    "no option": "`{typed}` is no option and no command. Type the number of an option, or help.",
    "help": "Answer with the number of an option, its name, or words of it. Or type:",
    "argument card": "CARD",
    "argument what": "WHAT",
    "argument word": "WORD",
    "argument file": "FILE",
    "does text": "what a card says; CARD is a number of the list, a name or its beginning",
    "does hand": "your hand again",
    "does log": "the match so far",
    "does rules": "the rules that hold a word, or the one with a number",
    "does undo": "back to your last decision",
    "does save": "write the match to a file",
    "does help": "this help",
    "does quit": "leave the match",
    "no card": "No card of this match begins with `{typed}`.",
    "which card": "Say which card: text CARD.",
    "more": "And {number} more: {names}.",
    "how many rules": "There are {number} rules: {sections}. Type rules WORD or rules NUMBER.",
    "no rule": "No rule speaks of `{typed}`.",
    # The table
    "you": "{player} (you)",
    "your hand": "Your hand ({number})",
    "empty": "empty",
    # Questions
    "asks order": "several effects wait: which comes first?",
    "asks may": "yes or no?",
    "asks use": "Use {source}? {deed}.",
    "asks option": "choose one",
    "asks card": "choose a card",
    "says another": "{text} (“you” is {player})",
    # Options
    "option yes": "Yes",
    "option no": "No",
    "option number": "Option {number}",
    "no more": "No more",
    # Why not
    "offered": "{option} is offered: type {number}.",
    "unrelated": "`{typed}` has nothing to do with this question: {question}",
    "everything is offered": "Everything that could be asked for is offered.",
    "why": "{why}.",
    "why of": "{name}: {why}.",
    "rule": "Rule {number}: {text}",
}
