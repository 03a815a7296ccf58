"""The live tables of a server process."""

from __future__ import annotations

from typing import TypeAlias

from reihum.live.rooms import Rooms
from reihum.server.storage.store import Store
from reihum.server.workers.bot_service import BotProcessService

ServerRooms: TypeAlias = Rooms[Store, BotProcessService]
