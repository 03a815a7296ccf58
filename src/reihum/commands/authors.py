"""For authors of games."""

from pathlib import Path
from typing import Annotated

from reihum.arguments import Argument, Flag
from reihum.authoring.checking import lacking
from reihum.authoring.writing import checkout, files_of
from reihum.files import keep
from reihum.game import BadSetup
from reihum.registry import GAMES, find, is_own
from reihum.texts import Texts, sentence
from reihum.usage import command, program


@command
def new_game(
    texts: Texts,
    name: Annotated[str, Argument(help="help-new-game-name", metavar="NAME")],
    folder: Annotated[Path | None, Argument(help="help-new-game-folder", metavar="FOLDER")] = None,
    title: Annotated[str | None, Flag(help="help-new-game-title", metavar="TEXT")] = None,
) -> None:
    files = files_of(name, title or sentence(name), folder, GAMES)
    for path in files:
        if path.exists():
            raise BadSetup("file-exists", file=str(path))
    for path in files:
        path.parent.mkdir(parents=True, exist_ok=True)
    keep(files)
    for path in files:
        print(path)
    project = next((path.parent for path in files if path.name == "pyproject.toml"), None)
    if project is None:
        print(texts("new-game-written", name=name, reihum=program()))
    else:
        print(texts("new-game-package", name=name, folder=str(project)))


@command
def check_game(
    texts: Texts,
    name: Annotated[str, Argument(help="help-check-game-name", metavar="GAME")],
    folder: Annotated[Path | None, Argument(help="help-check-game-folder", metavar="FOLDER")] = None,
) -> None:
    game = find(name)
    lacks = lacking(game, folder or (checkout() if is_own(game) else None))
    for heading, is_needed in (("check-needed", True), ("check-optional", False)):
        found = [lack for lack in lacks if lack.is_needed is is_needed]
        if found:
            print(texts(heading))
        for number, lack in enumerate(found, start=1):
            print(f"  {number}. {texts(f'check-{lack.what}', **lack.details)}")
            for missing in lack.names:
                print(f"       {missing}")
    if any(lack.is_needed for lack in lacks):
        raise BadSetup("game-unfinished", game=name)
    print(texts("check-passed", title=texts(f"game-{name}")))
