"""Answers to requests, and refusals in the language of the client."""

from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from reihum.game import Refused, Value
from reihum.texts import Texts, find, from_environment

NOT_FOUND = frozenset({"no-such-table", "no-such-record", "no-such-lesson", "no-page"})
EXPLAINED = frozenset({400, 401, 403, 404, 405, 413, 421, 429, 500, 503})
"""The statuses that have a message ``refused-http-<status>``."""
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (b"cache-control", b"no-store"),
)
"""The headers of every answer that does not set them itself."""


class Problem(Value, frozen=True):
    """A refusal as RFC 9457 wants it."""

    title: str
    status: int
    detail: str
    code: str
    rule: str | None = None
    type: str = "about:blank"


def as_json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(connection: HTTPConnection, error: Refused) -> Response:
    status = 404 if error.code in NOT_FOUND else 422
    detail = texts_for(connection).refusal(error)
    return _answer(Problem(error.code, status, detail, error.code, error.rule))


def failed(connection: HTTPConnection, error: HTTPException) -> Response:
    code = f"http-{error.status_code}"
    detail = texts_for(connection)(f"refused-{code}") if error.status_code in EXPLAINED else error.detail
    problem = Problem(error.detail, error.status_code, detail, code)
    return _answer(problem, dict(error.headers or {}))


def texts_for(connection: HTTPConnection) -> Texts:
    languages = connection.headers.get("accept-language", "").replace(" ", "").replace(",", ":")
    return find(from_environment({"LANGUAGE": languages}))


def _answer(problem: Problem, headers: dict[str, str] | None = None) -> Response:
    body = msgspec.json.encode(problem)
    return Response(body, problem.status, headers, media_type="application/problem+json")
