"""Up to which entry of its log a table's row is true."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("entries", sa.Integer, nullable=False, server_default="0"))
