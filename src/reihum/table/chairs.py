"""Where people and bots sit at a table."""

from msgspec.structs import replace

from reihum.game import Value
from reihum.table.log import Person


class Chair(Value, frozen=True):
    person: Person | None = None
    bot: str | None = None
    """Who plays here if no person does, or for the person while they are away."""
    seed: str | None = None
    """What the person adds to the shuffles of the coming round, once they are ready."""

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_waited_for(self) -> bool:
        """Whether a person sits and plays here."""
        return self.person is not None and self.bot is None


FREE = Chair()


def unready(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    return tuple(replace(chair, seed=None) for chair in chairs)


def all_back(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """No bot plays for anybody."""
    return tuple(Chair(chair.person) if chair.person else chair for chair in chairs)
