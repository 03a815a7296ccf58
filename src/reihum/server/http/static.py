"""The files of the page, which the build has put beside this package."""

import gzip
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reihum.game import BadSetup, Value

PACKAGE = "reihum_web"
TYPES: Mapping[str, str] = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""The types of all files of the build."""
FIRST = "index.html"
MANIFEST = "manifest.webmanifest"
HOME = b'name="home" content=""'
"""The place in the page for the base path of its addresses."""
ADDRESSES = ("/", "/t/{code}", "/replay", "/replay/{id}", "/rules/{game}", "/learn/{game}", "/pass")
"""The addresses of the page. It shows what belongs to the address: ``routes.ts``."""
HASHED = "assets/"
"""The folder in which file names change with their contents, so that browsers may keep them."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Page(Value, frozen=True):
    """A file, plain and compressed."""

    body: bytes
    compressed: bytes
    media_type: str
    tag: str
    caching: str


def load(package: str = PACKAGE, base_path: str = "") -> dict[str, Page]:
    """All files by their paths; none if the page was not built. All addresses begin with ``base_path``."""
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        return {}
    place = Path(spec.submodule_search_locations[0])
    files = [path for path in place.rglob("*") if path.suffix in TYPES]
    names = {path.relative_to(place).as_posix(): path for path in files}
    return {name: _page(name, path, base_path.encode()) for name, path in names.items()}


def _page(name: str, path: Path, base_path: bytes) -> Page:
    """A file, with the base path in its addresses. Only two files have any."""
    body = path.read_bytes()
    if name == FIRST:
        body = body.replace(b'="./', b'="%b/' % base_path).replace(HOME, HOME[:-1] + base_path + b'"')
    elif name == MANIFEST:
        body = body.replace(b'"/', b'"%b/' % base_path)
    caching = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    return Page(body, gzip.compress(body, mtime=0), TYPES[path.suffix], tag, caching)


def routes(pages: Mapping[str, Page]) -> list[Route]:
    first = partial(_answer, pages[FIRST]) if FIRST in pages else _not_built
    return [
        *(Route(address, first) for address in ADDRESSES),
        *(Route(f"/{name}", partial(_answer, page)) for name, page in pages.items() if name != FIRST),
    ]


async def _not_built(request: Request) -> Response:
    raise BadSetup("no-page")


async def _answer(page: Page, request: Request) -> Response:
    """The file, gzipped if accepted; 304 if unchanged."""
    headers = {"Cache-Control": page.caching, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(page.body, headers=headers, media_type=page.media_type)
    headers["Content-Encoding"] = "gzip"
    return Response(page.compressed, headers=headers, media_type=page.media_type)
