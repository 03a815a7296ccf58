"""Backups of a store."""

import asyncio
from pathlib import Path
from typing import Annotated

from reihum.arguments import Argument, Flag
from reihum.texts import Texts
from reihum.usage import command

STORE = Flag(help="help-serve-store", metavar="URL", variable="REIHUM_STORE")
DEFAULT = "sqlite:///reihum.db"


@command
def backup(
    texts: Texts,
    file: Annotated[Path, Argument(help="help-backup-file", metavar="FILE")],
    store: Annotated[str, STORE] = DEFAULT,
) -> None:
    from reihum.server.storage.backup import save

    found = asyncio.run(save(store, file))
    print(texts("saved-backup", tables=found.tables, people=found.people, records=found.records))


@command
def restore(
    texts: Texts,
    file: Annotated[Path, Argument(help="help-restore-file", metavar="FILE")],
    store: Annotated[str, STORE] = DEFAULT,
) -> None:
    from reihum.server.storage.backup import restore

    found = asyncio.run(restore(file, store))
    print(texts("restored-backup", tables=found.tables, people=found.people, records=found.records))
