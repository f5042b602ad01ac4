"""How often keys were replaced is counted apart from the tables, which come and go."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Go on from the highest number there is."""
    op.add_column(
        "lease", sa.Column("rekeyed", sa.BigInteger(), nullable=False, server_default="0")
    )
    latest = "SELECT coalesce(max(rekeyed), 0) FROM tables"
    op.execute(sa.text(f"UPDATE lease SET rekeyed = ({latest})"))
