"""Who made a table, so that nobody has too many open."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String, nullable=True))
    op.create_index("tables_maker", "tables", ["maker", "updated"])
