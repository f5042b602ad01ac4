"""Run by alembic: migrates on the connection that the store hands over, in its transaction."""

from alembic import context

from rockfall.server.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
)
context.run_migrations()
