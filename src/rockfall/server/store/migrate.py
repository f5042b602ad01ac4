"""Bringing a database to the schema of today, or saying why that cannot be."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from rockfall.server.store.errors import StoreError
from rockfall.server.store.schema import METADATA, VERSION_TABLE

_SCRIPTS: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection, target: str = "head") -> None:
    """Upgrade within the transaction of the connection; nothing newer or foreign is touched."""
    config = Config()
    # A percent sign begins a reference in alembic's settings.
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    _refuse_strangers(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, target)


def version_of(connection: Connection) -> str:
    """The schema that a database has, empty if it has none."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision() or ""


def _refuse_strangers(connection: Connection, scripts: ScriptDirectory) -> None:
    """Stop before a database that this program did not make, or not this old."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    here = context.get_current_revision()
    if here is None:
        foreign = set(inspect(connection).get_table_names()) & set(METADATA.tables)
        if foreign:
            names = ", ".join(sorted(foreign))
            raise StoreError(f"the database is not Rockfall's, but has tables named {names}")
    elif here not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError(
            f"the database was made by a newer Rockfall (schema {here}); "
            f"this one knows schemas up to {scripts.get_current_head()}"
        )
