"""What the store keeps.

``migrations/`` builds these relations, and a test compares the two. Times are milliseconds since 1970.
"""

import sqlalchemy as sa

from reihum.game import Value

metadata = sa.MetaData(
    naming_convention={"pk": "%(table_name)s_key", "uq": "%(table_name)s_%(column_0_name)s"}
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
"""The entries of every table, numbered from 0 without a gap. They never change.

The first ones may be in ``archive`` instead.
"""

archive = sa.Table(
    "archive",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
"""The first ``entries`` entries of a log, packed."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("code", sa.String, nullable=False, unique=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String, nullable=False),
    sa.Column("summary", sa.LargeBinary, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("maker", sa.String),
    sa.Column("entries", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_listed", "listed", "updated"),
    sa.Index("tables_maker", "maker", "updated"),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("token_hash", sa.String, nullable=False, unique=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("avatar", sa.String, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("finished", sa.BigInteger, nullable=False),
    sa.Index("records_table", "table_id", "finished"),
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("holder", sa.String, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""What one process at a time does, such as housekeeping. (The first column was named for another use.)"""

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("address", sa.String, nullable=False),
    sa.Column("key", sa.String, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""The processes that share the store. One that does not write here in time counts as dead."""

owners = sa.Table(
    "owners",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("process", sa.String, nullable=False),
)


class PersonRow(Value, frozen=True):
    id: str
    token_hash: str
    """The hash of the token in the person's cookie. The token itself is not kept."""
    name: str
    avatar: str
    seen: int
