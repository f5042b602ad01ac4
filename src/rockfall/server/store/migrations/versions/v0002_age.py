"""Tables are found by phase and age without reading them all."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """An index for lists and sweeps."""
    op.create_index("tables_by_age", "tables", ["phase", "touched"])
