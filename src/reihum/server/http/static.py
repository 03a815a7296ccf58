"""The files of the page, which the build has put beside this package."""

import gzip
import re
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reihum.device import game_list
from reihum.game import BadSetup, Value
from reihum.texts import LANGUAGES

PACKAGE = "reihum_web"
TYPES: Mapping[str, str] = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
"""The types of all files of the build."""
FIRST = "index.html"
MANIFEST = "manifest.webmanifest"
HOME = b'name="home" content=""'
"""The place in the page for the base path of its addresses."""
ADDRESSES = ("/", "/t/{code}", "/replay", "/replay/{id}", "/rules/{game}", "/learn/{game}", "/pass", "/here")
"""The addresses of the page. It shows what belongs to the address: ``routes.ts``."""
HASHED = "assets/"
"""The folder in which file names change with their contents, so that browsers may keep them."""
WORKER = "assets/worker-"
WORKER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""A worker has a policy of its own. Only the one that runs tables may compile WebAssembly."""
GZIPPED, BROTLIED = ".gz", ".br"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Page(Value, frozen=True):
    """A file, plain and compressed."""

    body: bytes
    compressed: bytes
    media_type: str
    tag: str
    caching: str
    policy: str | None = None
    """Its own security policy; ``None``: that of all answers."""


class LargePage(Value, frozen=True):
    """A file for tables on a device. It is there only compressed, and read when somebody wants it."""

    path: Path
    """Without the suffix of a compressed file."""

    @property
    def media_type(self) -> str:
        return TYPES[self.path.suffix]

    @property
    def body(self) -> bytes:
        """The file, unpacked."""
        return self.encoded("")[0]

    def encoded(self, accepted: str) -> tuple[bytes, str | None]:
        """The file, and how it is compressed; with ``None`` it is not."""
        brotli = Path(f"{self.path}{BROTLIED}")
        if "br" in re.findall(r"\w+", accepted) and brotli.exists():
            return brotli.read_bytes(), "br"
        compressed = Path(f"{self.path}{GZIPPED}").read_bytes()
        return (compressed, "gzip") if "gzip" in accepted else (gzip.decompress(compressed), None)


AnyPage: TypeAlias = Page | LargePage


def load(package: str = PACKAGE, base_path: str = "") -> dict[str, AnyPage]:
    """All files by their paths; none if the page was not built. All addresses begin with ``base_path``."""
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        return {}
    place = Path(spec.submodule_search_locations[0])
    files = [path for path in place.rglob("*") if path.suffix in TYPES]
    names = {path.relative_to(place).as_posix(): path for path in files}
    large = {path.relative_to(place).as_posix(): path for path in place.rglob(f"*{GZIPPED}")}
    return {
        **{name: _page(name, path, base_path.encode()) for name, path in names.items()},
        **{name.removesuffix(GZIPPED): LargePage(path.with_suffix("")) for name, path in large.items()},
    }


def _page(name: str, path: Path, base_path: bytes) -> Page:
    """A file, with the base path in its addresses. Only two files have any."""
    body = path.read_bytes()
    if name == FIRST:
        body = body.replace(b'="./', b'="%b/' % base_path).replace(HOME, HOME[:-1] + base_path + b'"')
    elif name == MANIFEST:
        body = body.replace(b'"/', b'"%b/' % base_path)
    caching = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    policy = WORKER_POLICY if name.startswith(WORKER) else None
    return Page(body, gzip.compress(body, mtime=0), TYPES[path.suffix], tag, caching, policy)


def routes(pages: Mapping[str, AnyPage]) -> list[Route]:
    first = partial(_answer, pages[FIRST]) if FIRST in pages else _not_built
    return [
        *(Route(address, first) for address in ADDRESSES),
        *(Route(f"/{name}", partial(_answer, page)) for name, page in pages.items() if name != FIRST),
        Route("/games/{language}.json", games_on_device),
    ]


async def _not_built(request: Request) -> Response:
    raise BadSetup("no-page")


async def games_on_device(request: Request) -> Response:
    """The games as they are played without a server. The page keeps this list."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    headers = {"Cache-Control": ASK_AGAIN}
    return Response(game_list.as_json(language), headers=headers, media_type="application/json")


async def _answer(page: AnyPage, request: Request) -> Response:
    """The file, compressed if accepted; 304 if unchanged."""
    if isinstance(page, LargePage):
        return _large(page, request)
    headers = {"Cache-Control": page.caching, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.policy is not None:
        headers["Content-Security-Policy"] = page.policy
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(page.body, headers=headers, media_type=page.media_type)
    headers["Content-Encoding"] = "gzip"
    return Response(page.compressed, headers=headers, media_type=page.media_type)


def _large(page: LargePage, request: Request) -> Response:
    body, encoding = page.encoded(request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    return Response(body, headers=headers, media_type=page.media_type)
