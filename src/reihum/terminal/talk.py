"""The dialogue with a player: typed lines go in, answers come out."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from reihum.game import Refused, explain, refusal
from reihum.match import RoundEnded
from reihum.terminal import lines
from reihum.terminal.moves import numbered, read_move
from reihum.terminal.session import YOU, Session
from reihum.texts import Texts

WORDS = ("help", "menu", "all", "table", "sheet", "hint", "undo", "quit")
"""What may be typed beside moves. Each language has its own words too: ``word-<word>``."""


class Talk:
    """One game at one terminal, without the terminal."""

    def __init__(self, session: Session, texts: Texts) -> None:
        self.session = session
        self.has_quit = False
        self._table_shown: list[str] = []
        self._texts = texts.for_seat([player.name for player in session.players], YOU)
        self._words = {texts(f"word-{word}"): word for word in WORDS} | {word: word for word in WORDS}
        self._words |= dict.fromkeys(texts("typed-quit").split(), "quit")
        self._answers: Mapping[tuple[str, ...], Callable[[], Iterator[str]]] = {
            (): self._nothing,
            ("?",): self._why_not,
            ("help",): self._help,
            ("menu",): self._menu,
            ("menu", "all"): self._whole_menu,
            ("table",): self._look,
            ("sheet",): self._sheet,
            ("hint",): self._hint,
            ("undo",): self._undo,
            ("quit",): self._quit,
        }

    @property
    def is_over(self) -> bool:
        return self.has_quit or self.session.outcome is not None

    def open(self) -> Iterator[str]:
        """The game, the players, and everything up to the first question."""
        name, seats = self.session.game.name, range(len(self.session.players))
        yield self._texts("play-game", title=self._texts(f"game-{name}"))
        yield self._texts(f"game-{name}-about")
        yield self._texts("play-table", players=self._texts.together(map(self._texts.name, seats)))
        yield self._texts("play-words")
        yield from self._turn()

    def answer(self, text: str) -> Iterator[str]:
        """The answer to a typed line."""
        text = text.strip()
        words = tuple(self._words.get(word, word) for word in text.lower().split())
        try:
            if words in self._answers:
                yield from self._answers[words]()
            elif text.startswith("?"):
                yield self._why(text[1:].strip())
            else:
                yield from self._act(read_move(self.session, text, self._texts))
        except Refused as refused:
            yield lines.refused(refused, self._texts)

    def _turn(self) -> Iterator[str]:
        """What happened, then the result or what can be done now."""
        yield from self._block(lines.happened(self._new_events(), self._texts))
        if self.session.outcome is not None:
            yield from self._result()
            return
        yield from self._table(only_changes=self.session.turn_goes_on)
        yield from self._hand()
        yield from self._block(self._menu())

    def _new_events(self) -> Iterator[object]:
        """The events since the last time. A single round has no score sheet, so the result shows its end."""
        for event in self.session.take_events():
            if self._is_match or not isinstance(event, RoundEnded):
                yield event

    @property
    def _is_match(self) -> bool:
        return self.session.state.options.rounds != 1

    def _result(self) -> Iterator[str]:
        outcome = self.session.outcome
        assert outcome is not None
        if self._is_match:
            yield from self._block(self._sheet())
        yield from self._block(lines.result(self.session.game, outcome, YOU, self._texts))

    def _table(self, *, only_changes: bool = False) -> Iterator[str]:
        before = self._table_shown if only_changes else []
        self._table_shown = list(lines.table(self.session.view.round, self._texts))
        changed = [line for line in self._table_shown if line not in before]
        yield from self._block(changed, self._texts("table-changes" if before else "table"))

    def _hand(self) -> Iterator[str]:
        if self.session.hand:
            yield from self._block(self._texts.groups(self.session.hand), self._texts("hand"))

    def _look(self) -> Iterator[str]:
        yield from self._table()
        yield from self._hand()

    def _menu(self, *, whole: bool = False) -> Iterator[str]:
        if len(self.session.menu) == 1:
            yield self._texts("menu-only", action=self._texts.action(self.session.menu[0]))
            return
        yield self._texts("menu")
        yield from lines.menu(numbered(self.session.menu), self._texts, whole=whole)

    def _whole_menu(self) -> Iterator[str]:
        return self._menu(whole=True)

    def _nothing(self) -> Iterator[str]:
        """The answer to an empty line: makes the move if there is only one, and shows the menu otherwise."""
        return self._act(self.session.menu[0]) if len(self.session.menu) == 1 else self._menu()

    def _act(self, action: Any) -> Iterator[str]:
        self.session.act(action)
        yield from self._turn()

    def _undo(self) -> Iterator[str]:
        yield self._texts("undone", action=self._texts.action(self.session.undo()))
        yield from self._look()
        yield from self._block(self._menu())

    def _hint(self) -> Iterator[str]:
        hint = self.session.hint()
        yield self._texts("hint", action=self._texts.action(hint.action))
        yield from lines.reasons(hint, self._texts)

    def _why_not(self) -> Iterator[str]:
        if not self.session.hand:
            yield self._texts("explain-no-hand")
        match, state = self.session.match, self.session.state
        cards = dict.fromkeys(self.session.hand)
        yield from lines.why_not(((card, explain(match, state, YOU, card)) for card in cards), self._texts)

    def _why(self, text: str) -> str:
        """Whether a move would be allowed, and if not, why."""
        action = read_move(self.session, text, self._texts)
        why = refusal(self.session.match, self.session.state, YOU, action)
        if why is not None:
            return lines.refused(why, self._texts)
        return self._texts("explain-allowed", action=self._texts.action(action))

    def _sheet(self) -> Iterator[str]:
        return lines.sheet(self.session.game, self.session.state.sheet, self._texts)

    def _help(self) -> Iterator[str]:
        example = self.session.menu[0]
        help_ = self._texts("play-help", notation=str(example), action=self._texts.action(example))
        yield from help_.splitlines()

    def _quit(self) -> Iterator[str]:
        self.has_quit = True
        yield self._texts("goodbye")

    def _block(self, block: Iterable[str], heading: str | None = None) -> Iterator[str]:
        """Lines that belong together, after an empty one; nothing if there are none."""
        found = list(block)
        if found:
            yield ""
            yield from (found if heading is None else (heading, *found))
