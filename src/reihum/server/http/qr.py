"""The address of a table as a QR code, for phones to read."""

import asyncio
from collections import OrderedDict
from io import BytesIO, StringIO

import segno

MOST_KEPT = 200


class Invitations:
    """Keeps the latest pictures. They are drawn one at a time, in a thread."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._order = asyncio.Lock()

    async def picture(self, address: str) -> bytes:
        async with self._order:
            if address not in self._drawn:
                self._drawn[address] = await asyncio.to_thread(picture, address)
        self._drawn.move_to_end(address)
        if len(self._drawn) > MOST_KEPT:
            self._drawn.popitem(last=False)
        return self._drawn[address]


def picture(address: str) -> bytes:
    """The QR code as SVG."""
    out = BytesIO()
    _code(address).save(out, kind="svg", light="#fff", xmldecl=False, scale=1)
    return out.getvalue()


def in_terminal(address: str) -> str:
    """The QR code as lines of text, light on dark."""
    out = StringIO()
    _code(address).terminal(out, compact=True)
    return out.getvalue()


def _code(address: str) -> segno.QRCode:
    return segno.make_qr(address, error="m")
