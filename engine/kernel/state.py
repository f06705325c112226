"""The state of a match: plain numbers in a few flat arrays, and the loop that carries programs out.

A system's own state inherits from `State` and adds its arrays; whatever never changes during a match is in the `Table`
that all copies share.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.kernel.chance import following, scaled
from engine.kernel.errors import EffectRunsForever
from engine.kernel.layout import (
    EVENT_SIZE,
    FEW_FRAMES,
    FEW_MODIFIERS,
    FEW_PLAYS,
    FEW_ROWS,
    FIRST,
    FRAME_SIZE,
    HAPPENED,
    LAST,
    MAX_FRAMES,
    MOD_SIZE,
    NOBODY,
    NOTHING,
    OWNS_PLAY,
    PC,
    PLAY,
    PLAY_ACTOR,
    PLAY_AMOUNT,
    PLAY_BOUND,
    PLAY_BY,
    PLAY_CANCELLED,
    PLAY_CARD,
    PLAY_DONE,
    PLAY_NAMES,
    PLAY_OPPONENT,
    PLAY_OWNER,
    PLAY_SEAT,
    PLAY_THAT,
    PROGRAM,
    ROW_SIZE,
    UNDECIDED,
)
from engine.kernel.numbers import NONE, filled, grown, zeros
from engine.kernel.program import Amount, Condition
from engine.kernel.table import Table


class State:
    """The numbers of one match; see `layout.py` for the rows."""

    def __init__(self, table: Table, source: State | None) -> None:
        """A state before the first instruction, or a copy of `source` that goes its own way from here."""
        self.table = table
        self.scratch_top: i64 = 0
        """Where free scratch room starts; 0 between instructions."""
        if source is None:
            self.winner: i64 = UNDECIDED
            self.active: i64 = 0
            """The seat whose turn it is."""
            self.turn: i64 = 0
            """How many turns have begun."""
            self.rng: i64 = 0
            self.frame: i64 = -FRAME_SIZE
            """The offset of the frame on top."""
            self.play_top: i64 = 0
            """Where the next play begins."""
            self.play: i64 = NOTHING
            """The offset of the play the frame on top works for."""
            self.row_top: i64 = 0
            """Where the next row of a batch or queue begins."""
            self.armed_top: i64 = 0
            """Where the next armed effect begins."""
            self.modifier_top: i64 = 0
            self.option_count: i64 = 0
            """How many options the open choice has; 0 when nothing is asked."""
            self.choice_seat: i64 = NOBODY
            self.choice_kind: i64 = 0
            self.steps: i64 = 0
            """Instructions carried out since the last answer."""
            self.answered: i64 = 0
            """Answers since the turn began."""
            self.chance_is_asked = False
            """Whether random results are choices of nobody's seat (an example, a search) instead of random numbers."""
            self.recording = True
            """Whether events and answers are kept."""
            self.frames = zeros(FEW_FRAMES * FRAME_SIZE)
            self.plays = zeros(FEW_PLAYS * table.play_size)
            self.rows = zeros(FEW_ROWS * ROW_SIZE)
            self.modifiers = zeros(FEW_MODIFIERS * MOD_SIZE)
            self.armed = NONE
            self.noted = zeros(table.notes)
            """By note of a listener: 1 once its event has happened this turn."""
            self.piles = filled(table.pile_room, NOTHING)
            self.pile_size = zeros(table.piles)
            self.card_pile = filled(table.cards, NOTHING)
            """By card: the pile it is in."""
            self.known = zeros(table.cards)
            """By card: the seats that know which card it is, one bit each."""
            self.options = zeros(table.most_options)
            self.scratch = table.empty_scratch[:]
            """Room in which selectors list things; nothing in it outlives an instruction, so a match and its copies
            share it: they are played in one thread."""
            self.events = vec[i64]()
            self.answers = vec[i64]()
        else:
            self.winner = source.winner
            self.active = source.active
            self.turn = source.turn
            self.rng = source.rng
            self.frame = source.frame
            self.play_top = source.play_top
            self.play = source.play
            self.row_top = source.row_top
            self.modifier_top = source.modifier_top
            self.armed_top = source.armed_top
            self.option_count = source.option_count
            self.choice_seat = source.choice_seat
            self.choice_kind = source.choice_kind
            self.steps = source.steps
            self.answered = source.answered
            self.chance_is_asked = source.chance_is_asked
            self.recording = source.recording
            self.frames = source.frames[:]
            self.plays = source.plays[:]
            self.rows = source.rows[:]
            self.modifiers = source.modifiers[:]
            self.armed = source.armed[:] if source.armed_top > 0 else NONE
            self.noted = source.noted[:] if table.notes > 0 else source.noted
            self.piles = source.piles[:]
            self.pile_size = source.pile_size[:]
            self.card_pile = source.card_pile[:]
            self.known = source.known[:]
            self.options = source.options[:]
            self.scratch = source.scratch
            if source.recording:
                self.events = source.events[:]
                self.answers = source.answers[:]
            else:
                self.events = NONE
                self.answers = NONE

    def copy(self) -> State:
        """The same match, which goes its own way from here; works at every choice, also inside an effect."""
        raise NotImplementedError

    # What a system says of itself

    def rank(self, seat: i64) -> i64:
        """Where a seat stands in the order of effects that wait for the same moment; lower goes first."""
        raise NotImplementedError

    def opponent_of(self, seat: i64) -> i64:
        """The other side as things stand, or `NOBODY` where several fit."""
        raise NotImplementedError

    def ability_works(self, actor: i64) -> bool:
        """Whether the abilities of this fighter or unit work now."""
        raise NotImplementedError

    def trigger(self, seat: i64, program: i64, actor: i64, that: i64, by: i64, amount: i64, bound: i64) -> None:
        """An effect that an event has set off waits for its turn, in the way of the system."""
        raise NotImplementedError

    def are_equal_options(self, kind: i64, a: i64, b: i64) -> bool:
        """Whether two things offered in a choice of this kind make no difference, so that one of them is enough."""
        raise NotImplementedError

    def is_hidden_from(self, kind: i64, item: i64, seat: i64) -> bool:
        """Whether a seat that picks among things of this kind cannot see this one, and so picks blind."""
        raise NotImplementedError

    def cover(self, seat: i64) -> None:
        """Take away what a seat cannot know in what only this system has, before `hide` takes the hidden cards away."""

    def kind_word(self) -> str:
        """The kind of the open choice in a word."""
        raise NotImplementedError

    def option_key(self, option: i64) -> str:
        """An option of the open choice in words that name it among the others."""
        raise NotImplementedError

    def imagine(self, seed: i64) -> bool:
        """Fill in by chance what `hide` (in `hiding.py`) took away; whether what came out fits what has happened."""
        raise NotImplementedError

    def as_data(self) -> dict[str, object]:
        """What is in the state, by ids: what a person at the table would see."""
        raise NotImplementedError

    # Choices

    def open_choice(self, seat: i64, kind: i64, count: i64) -> None:
        """Stop and ask `seat`; the options stand in `options`, and the instruction that asks takes the answer."""
        self.choice_seat = seat
        self.choice_kind = kind
        self.option_count = count

    def answer(self, index: i64) -> None:
        """Answer the open choice with one of its options, and carry on to the next choice or the end."""
        option = self.options[index]
        if self.recording:
            self.answers = append(self.answers, index)
        self.option_count = 0
        self.choice_seat = NOBODY
        self.steps = 0
        self.answered += 1
        if self.answered > self.table.patience:
            self.lose_patience()
        frame = self.frame
        self.table.programs[self.frames[frame + PROGRAM]].code[self.frames[frame + PC] - 1].take(self, option)
        self.advance()

    def advance(self) -> None:
        """Carry out instructions until something is asked or the match is decided."""
        programs = self.table.programs
        budget = self.table.budget
        while self.option_count == 0 and self.winner == UNDECIDED:
            frames = self.frames
            frame = self.frame
            program = programs[frames[frame + PROGRAM]]
            position = frames[frame + PC]
            if position >= program.length:
                self.pop()
                continue
            frames[frame + PC] = position + 1
            self.steps += 1
            if self.steps > budget:
                raise EffectRunsForever(program.name, program.label(position), f"still not done after {budget} steps")
            program.code[position].run(self)

    def lose_patience(self) -> None:
        """A turn that takes so many answers never ends."""
        program = self.table.programs[self.frames[self.frame + PROGRAM]]
        step = program.label(self.frames[self.frame + PC] - 1)
        why = f"still the same turn after {self.table.patience} answers: an effect gives actions or asks without end"
        raise EffectRunsForever(program.name, step, why)

    def ask_again(self) -> None:
        """Carry out once more the instruction that asks, because what it asks about has been filled in.

        With fewer than two options it no longer asks, and nothing of this state may be used then.
        """
        self.option_count = 0
        self.choice_seat = NOBODY
        frame = self.frame
        self.table.programs[self.frames[frame + PROGRAM]].code[self.frames[frame + PC] - 1].run(self)

    def numbers(self) -> list[int]:
        """Everything that makes up the match now, for its digest; not what is only kept for the log."""
        table = self.table
        numbers: list[int] = [self.rng, self.winner, self.active, self.turn, self.frame, self.play_top]
        numbers += [self.option_count, self.choice_seat, self.choice_kind if self.option_count > 0 else 0]
        numbers += self.frames[: self.frame + FRAME_SIZE]
        numbers += self.plays[: self.play_top]
        numbers += self.rows[: self.row_top]
        numbers += self.modifiers[: self.modifier_top]
        numbers += self.armed[: self.armed_top]
        numbers += self.noted
        numbers += self.options[: self.option_count]
        numbers += self.pile_size
        for pile in range(table.piles):
            base = table.pile_base[pile]
            numbers += self.piles[base : base + self.pile_size[pile]]
        numbers += self.known
        return numbers

    # Frames and plays

    def push(self, program: i64, play: i64, owns_play: i64) -> None:
        """Begin a program; it is carried out before the frame below goes on."""
        frame = self.frame + FRAME_SIZE
        frames = self.frames
        if frame >= i64(len(frames)):
            if frame >= MAX_FRAMES * FRAME_SIZE:
                raise EffectRunsForever(
                    self.table.programs[program].name, self.step_at_hand(), "effects set each other off without end"
                )
            frames = grown(frames)
            self.frames = frames
        frames[frame + PROGRAM] = program
        frames[frame + PC] = 0
        frames[frame + PLAY] = play
        frames[frame + OWNS_PLAY] = owns_play
        frames[frame + HAPPENED] = 0
        frames[frame + FIRST] = 0
        frames[frame + LAST] = 0
        self.frame = frame
        self.play = play

    def step_at_hand(self) -> str:
        """The step that is being carried out, for messages."""
        if self.frame < 0:
            return ""
        program = self.table.programs[self.frames[self.frame + PROGRAM]]
        return program.label(self.frames[self.frame + PC] - 1)

    def pop(self) -> None:
        """End the program on top."""
        frame = self.frame
        if self.frames[frame + OWNS_PLAY] != 0:
            self.play_top = self.frames[frame + PLAY]
        frame -= FRAME_SIZE
        self.frame = frame
        self.play = self.frames[frame + PLAY] if frame >= 0 else i64(NOTHING)

    def jump(self, position: i64) -> None:
        """Go on at another instruction of the program on top."""
        self.frames[self.frame + PC] = position

    def again(self) -> None:
        """Carry out the instruction on top once more, when what lies above it is done."""
        self.frames[self.frame + PC] -= 1

    def set_happened(self, happened: bool) -> None:
        """Note whether the verb did anything ("if you do")."""
        self.frames[self.frame + HAPPENED] = i64(1) if happened else i64(0)

    def begin_play(self, seat: i64, owner: i64, card: i64, actor: i64, opponent: i64) -> i64:
        """A new play; its offset is the answer."""
        play = self._new_play(seat, owner, card, actor, opponent)
        plays = self.plays
        for i in range(play + PLAY_NAMES, self.play_top):
            plays[i] = 0
        return play

    def _new_play(self, seat: i64, owner: i64, card: i64, actor: i64, opponent: i64) -> i64:
        """A new play whose names are left as they are: good enough for questions, which have no names."""
        play = self.play_top
        size = self.table.play_size
        plays = self.plays
        if play + size > i64(len(plays)):  # frames end a runaway effect before plays do
            plays = grown(plays)
            self.plays = plays
        plays[play + PLAY_SEAT] = seat
        plays[play + PLAY_OWNER] = owner
        plays[play + PLAY_CARD] = card
        plays[play + PLAY_ACTOR] = actor
        plays[play + PLAY_CANCELLED] = 0
        plays[play + PLAY_DONE] = 0
        plays[play + PLAY_OPPONENT] = opponent
        plays[play + PLAY_THAT] = NOTHING
        plays[play + PLAY_BY] = NOTHING
        plays[play + PLAY_AMOUNT] = 0
        plays[play + PLAY_BOUND] = NOTHING
        self.play_top = play + size
        return play

    def begin_effect(self, seat: i64, actor: i64, that: i64, by: i64, amount: i64, bound: i64) -> i64:
        """A new play of an ability, with the event that set it off; its offset is the answer."""
        play = self.begin_play(seat, seat, NOTHING, actor, self.opponent_of(seat))
        self._tell_event(play, that, by, amount, bound)
        return play

    def _tell_event(self, play: i64, that: i64, by: i64, amount: i64, bound: i64) -> None:
        plays = self.plays
        plays[play + PLAY_THAT] = that
        plays[play + PLAY_BY] = by
        plays[play + PLAY_AMOUNT] = amount
        plays[play + PLAY_BOUND] = bound

    # Questions outside a program

    def begin_asking(self, seat: i64, actor: i64, that: i64, by: i64, amount: i64, bound: i64) -> i64:
        """Ask as the steps of such an effect would ask, until `end_asking`; the play that was at hand is the answer."""
        outer = self.play
        play = self._new_play(seat, seat, NOTHING, actor, self.opponent_of(seat))
        self._tell_event(play, that, by, amount, bound)
        self.play = play
        return outer

    def end_asking(self, outer: i64) -> None:
        """Go back to the play that was at hand before."""
        self.play_top = self.play
        self.play = outer

    def meets(self, condition: i64, seat: i64, actor: i64, that: i64, by: i64, amount: i64, bound: i64) -> bool:
        """Whether a condition of the table's holds now, asked as the steps of such an effect would ask."""
        outer = self.begin_asking(seat, actor, that, by, amount, bound)
        holds = self.table.conditions[condition].holds(self)
        self.end_asking(outer)
        return holds

    def holds(self, condition: Condition, seat: i64, actor: i64, that: i64, by: i64) -> bool:
        """Whether a condition holds now, asked as the steps of such an effect would ask."""
        outer = self.begin_asking(seat, actor, that, by, 0, NOTHING)
        holds = condition.holds(self)
        self.end_asking(outer)
        return holds

    def worked_out(self, amount: Amount, seat: i64, actor: i64) -> i64:
        """An amount, worked out as the steps of such an ability would."""
        outer = self.begin_asking(seat, actor, NOTHING, NOTHING, 0, NOTHING)
        value = amount.value(self)
        self.end_asking(outer)
        return value

    def is_cancelled(self, play: i64, window: i64) -> bool:
        """Whether the effects of a card in one of its windows are cancelled."""
        return (self.plays[play + PLAY_CANCELLED] >> window) & 1 != 0

    # Chance

    def random(self, n: i64) -> i64:
        """A random number from 0 to n - 1."""
        self.rng = following(self.rng)
        return scaled(self.rng, n)

    # Events

    def record(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Keep an event for the log."""
        if self.recording:
            events = self.events
            events = append(events, kind)
            events = append(events, seat)
            events = append(events, a)
            events = append(events, b)
            events = append(events, c)
            self.events = append(events, d)

    def event_count(self) -> i64:
        """How many events are kept."""
        return i64(len(self.events)) // EVENT_SIZE
