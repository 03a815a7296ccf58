"""The processes that share the store, and which of them owns a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="processes_key"),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("process", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="owners_key"),
    )
