"""Changes announced over a NATS server, which saves PostgreSQL this work."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, SlowConsumerError

from reihum.game import BadSetup
from reihum.live.store import Appended, Missed
from reihum.server.storage import changes

SUBJECT = "reihum.log"
LOOK_AGAIN = b"[]"
CONNECT_SECONDS = 3
SEND_SECONDS = 1.0
LOOK_AGAIN_SECONDS = 10.0
"""A process may die between writing and announcing, so all processes look for changes at this interval."""


class Broker(changes.SharedTransport):
    """A process knows its own appends at once, and announces them to the others through NATS.

    Messages may get lost. A process that was cut off asks all others to look again when it is back. While the
    broker is away, processes still look at an interval.
    """

    def __init__(self, address: str, feed: changes.ChangeFeed) -> None:
        """Raises ``BadSetup`` for a bad address."""
        super().__init__(feed)
        self._server = _read(address)
        self._address = address
        self._client = Client()
        self._problem: Exception | None = None
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        try:
            await super().start()
        except (OSError, Error) as error:
            problem = str(self._problem or error) or type(error).__name__
            raise BadSetup("broker-unreachable", broker=self._shown_address, problem=problem) from error
        self._looking = asyncio.create_task(self._look_again())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        await super().close()

    async def after_commit(self, appends: Sequence[Appended]) -> None:
        await super().after_commit(appends)
        with suppress(OSError, Error):  # when the broker is back, all look again
            for payload in changes.payloads(appends):
                await self._client.publish(SUBJECT, payload)

    async def _listen(self, is_open: Callable[[], None]) -> None:
        """Listens until the connection breaks. The client does not connect again by itself."""
        broken = asyncio.Event()

        async def on_closed() -> None:
            broken.set()

        client = Client()
        try:
            await client.connect(
                self._address,
                name="reihum",
                no_echo=True,
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=CONNECT_SECONDS,
                flush_timeout=SEND_SECONDS,
                ping_interval=int(changes.HEARTBEAT_SECONDS),
                max_outstanding_pings=1,
                error_cb=self._on_error,
                closed_cb=on_closed,
            )
            await client.subscribe(SUBJECT, cb=self._on_message)
            await client.flush()
            is_back = self._client.is_closed
            self._client = client
            is_open()
            if is_back:
                await client.publish(SUBJECT, LOOK_AGAIN)
            await broken.wait()
        finally:
            with suppress(Exception):  # it may never have been open
                await client.close()

    async def _on_message(self, message: Msg) -> None:
        self._feed.publish(*changes.from_payload(message.data))

    async def _on_error(self, error: Exception) -> None:
        self._problem = error
        if isinstance(error, SlowConsumerError):
            self._feed.publish(Missed())

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            self._feed.publish(Missed())

    @property
    def _shown_address(self) -> str:
        """Without the password."""
        return f"nats://{self._server.netloc.rpartition('@')[2]}"


def _read(address: str) -> SplitResult:
    try:
        url = urlsplit(address)
        is_address = url.scheme == "nats" and url.hostname and url.port != 0
    except ValueError:
        is_address = False
    if not is_address or url.path.strip("/") or url.query or url.fragment:
        raise BadSetup("bad-broker-address")
    return url
