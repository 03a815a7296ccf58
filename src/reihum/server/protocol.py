"""The messages of live tables as JSON Schema.

``uv run python -m reihum.server.protocol > docs/protocol.schema.json`` writes it down.
"""

from __future__ import annotations

import msgspec

from reihum.server.messages import FromClient, FromServer


def schema() -> bytes:
    """Both unions, with everything that they are made of."""
    unions, definitions = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    named = dict(zip(("FromClient", "FromServer"), unions, strict=True))
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**definitions, **named}}
    return msgspec.json.format(msgspec.json.encode(whole, order="sorted"), indent=1) + b"\n"


if __name__ == "__main__":
    print(schema().decode(), end="")
