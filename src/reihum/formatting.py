"""Messages filled in by the Fluent library."""

from collections.abc import Callable, Mapping
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType


class Shown(FluentType):
    """Cards in a message. ``CARD($card, form: "subject")`` asks for another form than the usual one."""

    def __init__(self, say: Callable[[str], str], usual: str) -> None:
        self.say = say
        self._usual = usual

    def format(self, locale: Locale | None = None) -> str:
        return self.say(self._usual)

    def __str__(self) -> str:
        return self.format()


def _in_form(value: Any, form: str) -> Any:
    return value.say(form) if isinstance(value, Shown) else value


FUNCTIONS: dict[str, Any] = {"CARD": _in_form}


class Formatter:
    """Messages of one language that are parsed already."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def add(self, source: str) -> None:
        self._bundle.add_resource(FluentResource(source))

    def text(self, key: str, details: Mapping[str, Any], form: str | None) -> str:
        """The message with its details; raises ``KeyError``, or what is wrong with the details."""
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, {**details})
        if errors:
            raise errors[0]
        return str(text)
