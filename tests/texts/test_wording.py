"""The texts keep to docs/translating.md: numbers, quotation marks, spaces and the words of the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from message_keys import SOURCE, text_files
from reihum.texts import LANGUAGES

NUMBERS = (0, 1, 2, 5)
ONLY_A_FORM = {
    "event-schnippschnapp-took-back",
    "hint-mogeln-smuggle",
    "hint-ratefix-closest",
    "number-article",
    "play-cards",
    "play-turn-of",
    "play-wins",
    "refused-players",
    "result-winners",
    "shuffles-secret-kept",
    "table-master-row",
    "table-schnippschnapp-player",
}
"""Messages that choose a form by a number which they do not say there."""

NO_BREAK, THIN = "\u00a0", "\u202f"
MARKS = {
    "de": "„“’",
    "en": "“”’",
    "fr": "«»’",
    "it": "«»’",
}
"""The quotation marks and the apostrophe of each language."""

FORBIDDEN = {
    "de": (
        "oberste Ablage",
        "von der Ablage",
        "schmuggel",
        "Zuschauer",
        "Nachbar",
        "als Erste oder Erster",
        "als Erster",
        "Paschen",
        "Vermittler",
        "Brücke",
        "Spieler",
    ),
    "en": (
        "that is no ",
        "” is no ",
        "smuggl",
        "open pile",
        "open card",
        "onlooker",
        "looking on",
        "lays",
        "a lay ",
        "anew",
        "fits to ",
    ),
    "fr": (
        "robot",
        "quatuor",
        "contrebande",
        "faces cachées",
        "carte de liaison",
        "cartes de liaison",
        "Pierre noir",
        "rien ne va",
        "revue",
        "courtier",
        "grappe",
        "es prêt",
        "suis prêt",
        "Le plus de",
        "Au tour de",
        "vous ",
        "joueur",
        "voisin",
    ),
    "it": (
        "collegamento",
        "contrabbando",
        "va bene",
        "Pietro nero",
        "gradin",
        "revision",
        "seme ",
        "semi ",
        "consiglio",
        "Foglio dei punti",
        "pronto",
        "tornato",
        "salvo",
        "giocator",
    ),
}
"""Words that have a better one in the glossary, or that speak of men only."""
ALLOWED = {
    "de": ("Nachbarreihe",),
    "en": ("lays stage", "lays quartets", "lays complete quartets", "lays down", "{ $seat } lays"),
    "fr": ("Vous vous passez", "Combien de bots jouent avec vous", "s’il vous plaît", "rangée voisine"),
}
"""Where such a word is right."""


class Line(NamedTuple):
    where: str
    text: str


def lines(language: str) -> Iterator[Line]:
    """What players read, line by line; details stand as "x"."""
    for path in text_files(language):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if line.strip(" ") and not line.startswith("#"):
                text = re.sub(r"^[a-zA-Z][\w-]* = |^ *\*?\[\w+\] ", "", line)
                text = re.sub(r'\{ "([^"]*)" \}', r"\1", text)
                text = re.sub(r"\{ NUMBER\([^)]*\) \}", "x", text)
                yield Line(f"{path.relative_to(SOURCE)}:{number}: {text}", re.sub(r"\{ [^{}]+ \}", "x", text))


def against(language: str, pattern: str) -> list[str]:
    return [line.where for line in lines(language) if re.search(pattern, line.text)]


class Choice(NamedTuple):
    """A part of a message whose form depends on a number."""

    key: str
    select: ftl.SelectExpression

    @property
    def variable(self) -> str:
        assert isinstance(self.select.selector, ftl.VariableReference)
        return self.select.selector.id.name

    @property
    def literals(self) -> set[str]:
        return {
            variant.key.value
            for variant in self.select.variants
            if isinstance(variant.key, ftl.NumberLiteral)
        }


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def selects(entry: ftl.BaseNode) -> list[ftl.SelectExpression]:
    seen = _Selects()
    seen.visit(entry)
    return seen.found


def names(select: ftl.SelectExpression) -> set[str]:
    return {
        key.value if isinstance(key, ftl.NumberLiteral) else key.name
        for key in (v.key for v in select.variants)
    }


def choices(language: str) -> Iterator[Choice]:
    for path in text_files(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                for select in selects(entry):
                    if "one" in names(select) or any(name.isdigit() for name in names(select)):
                        yield Choice(entry.id.name, select)


def said(language: str, choice: Choice, number: int) -> Iterator[str]:
    """The part for this number, once for each way to fill the rest."""
    bundle = FluentBundle([language], use_isolating=False, functions={"CARD": lambda card, **_: card})
    bundle.add_resource(FluentResource(f"part = {{ {serialize_expression(choice.select)} }}\n"))
    pattern = bundle.get_message("part").value
    assert pattern is not None
    variables = set(re.findall(r"\$([\w-]+)", serialize_expression(choice.select))) - {choice.variable}
    ways = {name: {"other"} for name in variables}
    for select in selects(choice.select):
        if isinstance(select.selector, ftl.VariableReference) and select.selector.id.name in ways:
            ways[select.selector.id.name] |= names(select)
    for values in product(*ways.values()):
        text, errors = bundle.format_pattern(
            pattern, {choice.variable: number, **dict(zip(ways, values, strict=True))}
        )
        assert not errors
        yield str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.sample(6)
def test_a_message_with_a_count_says_the_number_it_is_given(language: str, number: int) -> None:
    """One may be a word. (French has the same form for 0, which must be said.)"""
    silent = [
        (choice.key, text)
        for choice in choices(language)
        if choice.key not in ONLY_A_FORM and str(number) not in choice.literals
        for text in said(language, choice, number)
        if number != 1 and str(number) not in re.findall(r"\d+", text)
    ]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_form_writes_a_number_itself(language: str) -> None:
    written = [
        choice.key
        for choice in choices(language)
        for variant in choice.select.variants
        if isinstance(variant.key, ftl.Identifier)
        and any(
            isinstance(part, ftl.TextElement) and re.match(r"\d", part.value)
            for part in variant.value.elements
        )
    ]
    assert written == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    foreign = set("\"'‘’‚“”„«»‹›") - set(MARKS[language])
    assert against(language, f"[{''.join(foreign)}]") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_character(language: str) -> None:
    """German leaves a space before it, the others do not."""
    assert against(language, r"\.\.") == []
    assert against(language, r"\w…$" if language == "de" else r"\s…") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stays_with_its_number(language: str) -> None:
    before = {"de": NO_BREAK, "fr": NO_BREAK, "en": r"\w", "it": r"\w"}[language]
    assert against(language, f"(?<!{before})%") == []


def test_french_marks_have_spaces_that_do_not_break() -> None:
    assert against("fr", rf"[^ {THIN}{NO_BREAK}][;!?](\s|$)|\S [;!?](\s|$)") == []
    assert against("fr", rf"[^{NO_BREAK}]:(\s|$)") == []
    assert against("fr", rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_glossary(language: str) -> None:
    wrong = []
    for line in lines(language):
        text = line.where
        for right in ALLOWED.get(language, ()):
            text = text.replace(right, "")
        wrong += [(word, line.where) for word in FORBIDDEN[language] if occurs(word, text)]
    assert wrong == []


def occurs(word: str, text: str) -> bool:
    """Also as the beginning of a longer word; capital letters are needed where they are written."""
    return re.search(rf"(?<!\w){word}", text, re.IGNORECASE if word.islower() else re.NOFLAG) is not None


def test_every_language_has_its_words() -> None:
    assert set(LANGUAGES) == MARKS.keys() == FORBIDDEN.keys()
    assert not [file for file in Path(SOURCE / "locales").iterdir() if file.name not in LANGUAGES]
