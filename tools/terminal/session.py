"""A match with people in it: who is asked, what they are shown, and how they take things back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.unmatched.terms import CARD_DRAWN, CARDS_REVEALED
from tools.exit_status import FINE, PROBLEMS
from tools.log.line import Line, Tone
from tools.log.names import Names
from tools.log.telling import Telling, log
from tools.seats import Seats
from tools.terminal.commands import Answer, Command, Unclear, understood
from tools.terminal.forced import position_before
from tools.terminal.keeping import Keeping
from tools.terminal.keyboard import EndOfInput, Keyboard
from tools.terminal.looking_up import show_cards, show_help, show_rules
from tools.terminal.questions import Question
from tools.terminal.screen import Screen
from tools.terminal.table import Table

if TYPE_CHECKING:
    from rich.console import Console

    from content.library import Library
    from engine.kernel.match import Match


Drawn = tuple[tuple[int, ...] | None, bool]
"""Of the board that was drawn last: what stood where, and whether spaces were marked for a question."""
NOT_DRAWN: Final[Drawn] = None, False
PROMPT: Final = "> "


class Left(Exception):
    """The person leaves the match."""


class Session:
    """A match in which at least one seat is a person's."""

    def __init__(
        self,
        match: Match,
        names: Names,
        library: Library,
        seats: Seats,
        minds: Mapping[int, Callable[[Match], int]],
        save: Path | None,
        content: Sequence[Path],
        decisions: list[tuple[int, Match]],
        console: Console,
    ) -> None:
        """`seats` are the agents by name, `minds` answers for the seats that are not a person's.

        `content` are the further folders of the library; `decisions` are those that people took before, in a match that
        is continued.
        """
        self.match = match
        self.names = names
        self.minds = minds
        self.keyboard = Keyboard()
        self.screen = Screen(console, names.language)
        self.keeping = Keeping(self.screen, library, seats, content, save)
        self.catalogue = self.screen.catalogue
        players = names.lineup.mode.players
        self.person = {seat: players.index(players[seat]) for seat in range(len(seats)) if seat not in minds}
        """By seat of a person: who that is, by the first of the seats that he runs (rule 93)."""
        self.people = sorted(set(self.person.values()))
        self.decisions = [(self.person[seat], before) for seat, before in decisions if seat in self.person]
        """Every decision of a person so far: who it was, and the match as it was."""
        self.tellings = {person: (Telling(names, person), 0) for person in self.people}
        """By person: the log as he knows it, and how many events he has been told."""
        self.at_the_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.drawn: Drawn = NOT_DRAWN
        self.recalled = {person: since_last_turn(self._news(person)) if decisions else [] for person in self.people}
        """By person: what he is told first, in a match that is continued."""

    def play(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        self.screen.tell("welcome")
        try:
            while (choice := self.match.choice) is not None:
                assert choice.seat is not None
                if choice.seat in self.minds:
                    self.match.answer(self.minds[choice.seat](self.match))
                else:
                    self._hand_over(choice.seat)
                    self._decide(choice.seat)
        except Left:
            return self._leave(FINE)
        except EndOfInput:
            return self._leave(PROBLEMS)
        self._tell(self.at_the_keyboard)
        self.keeping.keep(self.match)
        return FINE

    # One decision

    def _hand_over(self, seat: int) -> None:
        """People at one keyboard do not see each other's hands."""
        if self.person[seat] == self.at_the_keyboard:
            return
        player = self.names.player(seat)
        if self.keyboard.is_terminal:
            self.screen.clear()
        self.screen.heading(self.catalogue.sentence("seat of player", player=player))
        self.keyboard.wait(self.catalogue.sentence("pass the keyboard", player=player))
        self.at_the_keyboard, self.drawn = self.person[seat], NOT_DRAWN

    def _decide(self, seat: int) -> None:
        """Ask until there is an answer, or until something was taken back."""
        before = self.match
        last = self.decisions[-1][1] if self.decisions else None
        question = Question(before, self.names, position_before(before, seat, last))
        table = Table(before, self.names, seat)
        self._tell(self.person[seat])
        self._show(question, table)
        while self.match is before:
            typed = self.keyboard.line(PROMPT)
            meant = understood(typed, question.options, self.names.language)
            if isinstance(meant, Unclear):
                if not (meant.is_unknown and self.screen.refuses(typed, question, table)):
                    self.screen.say(meant.message)
            elif isinstance(meant, Command):
                self._obey(meant, question, table)
            elif isinstance(meant, Answer):
                self.decisions.append((self.person[seat], before.copy()))
                before.answer(meant.index)
                return

    def _news(self, person: int) -> list[Line]:
        """What has happened since this person was told last."""
        telling, told = self.tellings[person]
        events = self.match.events(told)
        self.tellings[person] = telling, told + len(events)
        return telling.tell(events)

    def _tell(self, person: int) -> None:
        self.screen.lines([*self.recalled.pop(person, []), *self._news(person)])

    def _show(self, question: Question, table: Table) -> None:
        """The board where it helps and is not on the screen, the table at the start of an action, and the question.

        Both are new to whoever has just sat down, gone on with a match or taken something back.
        """
        kind, standing = question.choice.kind, tuple(table.state.space)
        begins = kind == "action" or question.forced is not None
        drawn, was_marked = self.drawn
        is_new = drawn is None
        if is_new or (begins and drawn != standing) or (kind == "space" and not (drawn == standing and was_marked)):
            self.screen.board(table, question.marked)
            self.drawn = standing, question.is_about_spaces
        elif question.is_about_spaces:
            self.screen.tell("board again", "dim")
        if begins or (is_new and kind != "start-space"):
            self.screen.table(table)
        self.screen.question(question)

    # Commands

    def _obey(self, command: Command, question: Question, table: Table) -> None:
        match command.name:
            case "board":
                self.screen.board(table, question.marked)
                self.screen.players(table)
                self.screen.question(question)
            case "hand":
                self.screen.hand(table)
            case "discard":
                self.screen.discards(table)
            case "log":
                self.screen.lines(log(self.match.events(), self.names, table.seat))
            case "text":
                show_cards(self.screen, command.rest, question)
            case "why":
                self.screen.why(command.rest, question, table)
            case "rules":
                show_rules(self.screen, command.rest)
            case "save":
                self.keeping.save(self.match, command.rest)
            case "undo":
                self._undo(self.person[table.seat])
            case "quit":
                self._quit()
            case _:
                show_help(self.screen)

    def _undo(self, person: int) -> None:
        """Back to the last decision of this person; what was seen meanwhile stays seen."""
        if all(decided != person for decided, _ in self.decisions):
            self.screen.tell("first decision")
            return
        seen = len(self.match.events())
        others = False
        while True:
            decided, match = self.decisions.pop()
            if decided == person:
                break
            others = True
        back = len(match.events())
        lost = self.match.events(back)[: seen - back]
        self.match = match
        for reader in self.people:
            telling = Telling(self.names, reader)
            told = min(self.tellings[reader][1], back)
            telling.tell(match.events()[:told])
            self.tellings[reader] = telling, told
        self.drawn = NOT_DRAWN
        self.screen.tell("taken back from others" if others else "taken back")
        if any(
            kind == CARDS_REVEALED or (kind == CARD_DRAWN and self.person.get(who) == person) for kind, who, *_ in lost
        ):
            self.screen.tell("cards were seen")

    def _quit(self) -> None:
        """Leave; in a terminal only after a second word, if the match would be lost."""
        if self.keeping.file is None and self.keyboard.is_terminal and self.decisions:
            self.screen.tell("not saved")
            meant = self.keyboard.line(PROMPT)
            word, _, rest = meant.partition(" ")
            if word == "save":
                self.keeping.save(self.match, rest.strip())
                if self.keeping.file is None:
                    return
            elif word not in ("quit", "q"):
                return
        raise Left

    def _leave(self, status: int) -> int:
        """The match is left before its end; it is kept if there is a file for it."""
        if self.keeping.keep(self.match):
            self.screen.tell("go on")
            # As it is, so that it can be copied in one piece.
            self.screen.console.print(f"  {self.keeping.go_on(self.names)}", soft_wrap=True, markup=False)
        else:
            self.screen.tell("lost")
        return status


def since_last_turn(lines: list[Line]) -> list[Line]:
    """The end of a log, from its last heading on."""
    headings = [index for index, line in enumerate(lines) if line.tone is Tone.TURN]
    return lines[headings[-1] :] if headings else lines
