"""Everything that crosses the wire, both ways: the one schema.

Browsers, remote bots, the log's public part and the documentation are all made from these types.
The server sends codes with arguments, never sentences; cards, cells, moves and operations are the
engine's own numbers, named once by the `ToldLayout` that comes with the deal.
"""

import msgspec

from rockfall.editions.choices import *  # noqa: F403
from rockfall.match.sentence import *  # noqa: F403
from rockfall.server.protocol.events import *  # noqa: F403
from rockfall.server.protocol.layout import *  # noqa: F403
from rockfall.server.protocol.messages import *  # noqa: F403
from rockfall.server.protocol.pages import *  # noqa: F403
from rockfall.server.protocol.settings import *  # noqa: F403
from rockfall.server.protocol.wishes import *  # noqa: F403
from rockfall.server.protocol.wishes import FromClient

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
