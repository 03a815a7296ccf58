"""What the store keeps, as relations and as the values that go in and out.

``migrations/`` builds these relations; a test holds the two against each other. Times are
milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

from reihum.game import Value

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="log_key"),
)
"""The entries of every table, numbered from 0 without a gap. Nothing here is ever changed.

The first of them may lie in ``archive`` instead.
"""

archive = Table(
    "archive",
    metadata,
    Column("table_id", String, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", name="archive_key"),
)
"""The first ``entries`` entries of a log, packed."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, nullable=False),
    Column("code", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", String, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("maker", String),
    Column("entries", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("id", name="tables_key"),
    UniqueConstraint("code", name="tables_code"),
    Index("tables_listed", "listed", "updated"),
    Index("tables_maker", "maker", "updated"),
)

people = Table(
    "people",
    metadata,
    Column("id", String, nullable=False),
    Column("token_hash", String, nullable=False),
    Column("name", String, nullable=False),
    Column("avatar", String, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="people_key"),
    UniqueConstraint("token_hash", name="people_token_hash"),
)

records = Table(
    "records",
    metadata,
    Column("id", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("finished", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="records_key"),
    Index("records_table", "table_id", "finished"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String, nullable=False),
    Column("holder", String, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", name="leases_key"),
)


class PersonRow(Value, frozen=True):
    id: str
    token_hash: str
    """Of the token in the person's cookie, which is kept nowhere."""
    name: str
    avatar: str
    seen: int
