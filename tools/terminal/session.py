"""A match with people in it: who is asked, what they are shown, and how they take things back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.exit_status import FINE, PROBLEMS
from tools.log.line import Line, Tone
from tools.terminal.commands import Answer, Command, Unclear, understood
from tools.terminal.keeping import Keeping
from tools.terminal.keyboard import EndOfInput, Keyboard
from tools.terminal.looking_up import show_help, show_rules
from tools.terminal.screen import Screen

if TYPE_CHECKING:
    from rich.console import Console

    from engine.kernel.match import Match
    from tools.log.names import Names
    from tools.play import Playing
    from tools.terminal.sight import Sight

PROMPT: Final = "> "


class Left(Exception):
    """The person leaves the match."""


class Session:
    """A match in which at least one seat is a person's."""

    def __init__(
        self,
        match: Match,
        playing: Playing,
        names: Names,
        decisions: list[tuple[int, Match]],
        console: Console,
    ) -> None:
        """`decisions` are those that people took before, in a match that is continued."""
        self.match = match
        self.game = game = playing.game
        self.names = names
        self.minds = playing.minds
        self.keyboard = Keyboard()
        self.screen = Screen(console, names.catalogue)
        self.keeping = Keeping(self.screen, playing)
        self.catalogue = self.screen.catalogue
        players = game.seating.players
        self.person = {
            seat: players.index(players[seat]) for seat in range(len(playing.seats)) if seat not in self.minds
        }
        """By seat of a person: who that is, by the first of the seats that he runs (rule 93)."""
        self.people = sorted(set(self.person.values()))
        self.decisions = [(self.person[seat], before) for seat, before in decisions if seat in self.person]
        """Every decision of a person so far: who it was, and the match as it was."""
        self.tellings = {person: (game.telling(names, person), 0) for person in self.people}
        """By person: the log as he knows it, and how many events he has been told."""
        self.at_the_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.drawn: object = None
        """What of the table is on the screen, as the system remembers it."""
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
        self.at_the_keyboard, self.drawn = self.person[seat], None

    def _decide(self, seat: int) -> None:
        """Ask until there is an answer, or until something was taken back."""
        before = self.match
        last = self.decisions[-1][1] if self.decisions else None
        sight = self.game.sight(before, self.names, seat, self.screen, last)
        self._tell(self.person[seat])
        self.drawn = sight.show(self.drawn)
        while self.match is before:
            typed = self.keyboard.line(PROMPT)
            meant = understood(typed, sight.options, self.names.language, sight.looks)
            if isinstance(meant, Unclear):
                if not (meant.is_unknown and sight.refuses(typed)):
                    self.screen.say(meant.message)
            elif isinstance(meant, Command):
                self._obey(meant, sight)
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

    # Commands

    def _obey(self, command: Command, sight: Sight) -> None:
        if command.name in sight.looks:
            sight.looks[command.name]()
            return
        match command.name:
            case "log":
                self.screen.lines(self.game.telling(self.names, sight.seat).tell(self.match.events()))
            case "text":
                sight.cards(command.rest)
            case "why":
                sight.why(command.rest)
            case "rules":
                show_rules(self.screen, self.game.meeting.system, command.rest)
            case "save":
                self.keeping.save(self.match, command.rest)
            case "undo":
                self._undo(self.person[sight.seat])
            case "quit":
                self._quit()
            case _:
                show_help(self.screen, sight.looks)

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
            telling = self.game.telling(self.names, reader)
            told = min(self.tellings[reader][1], back)
            telling.tell(match.events()[:told])
            self.tellings[reader] = telling, told
        self.drawn = None
        self.screen.tell("taken back from others" if others else "taken back")
        own = [seat for seat, who in self.person.items() if who == person]
        if any(self.game.shows(event, own) for event in lost):
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
            self.screen.console.print(f"  {self.keeping.go_on(self.names.language)}", soft_wrap=True, markup=False)
        else:
            self.screen.tell("lost")
        return status


def since_last_turn(lines: list[Line]) -> list[Line]:
    """The end of a log, from its last heading on."""
    headings = [index for index, line in enumerate(lines) if line.tone is Tone.TURN]
    return lines[headings[-1] :] if headings else lines
