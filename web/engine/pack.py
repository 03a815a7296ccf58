"""Packs what runs in the page, compiled. ``build.mjs`` runs this in Pyodide, so that the versions agree.

It writes two archives, not compressed, because they are sent compressed: ``reihum.zip`` has the modules that
tables on a device need, and msgspec. ``python_stdlib.zip`` has the standard library, without what no page
needs.
"""

import sys
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

ENTRY = "reihum.device.host"
PARTS = ("simple_bot", "bots", "reasons", "lesson", "live_race")
"""The modules of games that are found by their names."""
NOT_NEEDED = frozenset(
    {
        *("_pyio", "_sysconfigdata__emscripten_wasm32-emscripten", "antigravity", "bdb", "cProfile", "cmd"),
        *("code", "compileall", "configparser", "csv", "curses", "dbm", "difflib", "doctest", "ensurepip"),
        *("filecmp", "fileinput", "ftplib", "getpass", "gettext", "html", "http", "idlelib", "imaplib"),
        *("lib2to3", "mailbox", "mimetypes", "modulefinder", "multiprocessing", "netrc", "nturl2path"),
        *("optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats", "pty", "pyclbr"),
        *("pydoc", "pydoc_data", "rlcompleter", "sched", "shelve", "smtplib", "socketserver", "sqlite3"),
        *("symtable", "tabnanny", "this", "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle"),
        *("turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp"),
    }
)
"""Modules and packages of the standard library that are left out."""


def pack(sources: str, standard_library: str, wheel: str, to: str) -> None:
    sys.path.insert(0, sources)
    _write(Path(to, "reihum.zip"), {**_own(Path(sources)), **_files_of(wheel)})
    _write(Path(to, "python_stdlib.zip"), _standard(standard_library))


def _own(sources: Path) -> dict[str, bytes]:
    """The modules of Reihum that a table on a device imports, sooner or later."""
    import_module(ENTRY)
    registry = import_module("reihum.registry")
    for game in registry.GAMES.values():
        for part in PARTS:
            registry.part_of(game, part)
    modules = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "reihum"}
    files = [Path(module.__file__) for module in modules.values() if module.__file__]
    return {
        file.relative_to(sources).with_suffix(".pyc").as_posix(): _compiled(file.read_bytes(), file.name, 0)
        for file in sorted(files)
    }


def _files_of(wheel: str) -> dict[str, bytes]:
    with ZipFile(wheel) as opened:
        return {
            name: opened.read(name)
            for name in opened.namelist()
            if not name.endswith((".pyi", "/RECORD", ".typed"))
        }


def _standard(archive: str) -> dict[str, bytes]:
    files = {}
    with ZipFile(archive) as opened:
        for name in opened.namelist():
            if name.endswith("/") or name.split("/")[0].removesuffix(".py") in NOT_NEEDED:
                continue
            data = opened.read(name)
            if name.endswith(".py"):
                name, data = f"{name}c", _compiled(data, name, 2)
            files[name] = data
    return files


def _compiled(source: bytes, name: str, optimize: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    pyc: bytes = _code_to_hash_pyc(code, bytes(8), False)
    return pyc


def _write(path: Path, files: dict[str, bytes]) -> None:
    """The same files give the same archive."""
    with ZipFile(path, "w", ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
