"""The address of a table as a QR code, for phones to read."""

from __future__ import annotations

from io import BytesIO, StringIO

import segno


def picture(address: str) -> bytes:
    """As SVG."""
    out = BytesIO()
    _code(address).save(out, kind="svg", light="#fff", xmldecl=False, scale=1)
    return out.getvalue()


def in_terminal(address: str) -> str:
    """As lines of text, light on dark."""
    out = StringIO()
    _code(address).terminal(out, compact=True)
    return out.getvalue()


def _code(address: str) -> segno.QRCode:
    return segno.make_qr(address, error="m")
