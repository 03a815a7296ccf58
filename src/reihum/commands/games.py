"""What can be played."""

from typing import Annotated

import msgspec

from reihum.arguments import Flag
from reihum.game_info import game_info
from reihum.registry import GAMES
from reihum.terminal.catalogue import show
from reihum.texts import Texts
from reihum.usage import command


@command
def games(texts: Texts, json: Annotated[bool, Flag(help="help-json")] = False) -> None:
    infos = [game_info(game, texts) for game in GAMES.values()]
    if json:
        print(msgspec.json.encode(infos).decode())
    else:
        show(infos, texts)
