"""Messages that nobody should send, and what hypothesis makes of messages that somebody may."""

from typing import Any, Final

import msgspec
from hypothesis import strategies as st

#: Stand in a message for what is only known when it is sent.
TABLE: Final = "@table"
TOKEN: Final = "@token"
STEP: Final = "@step"
MOVE: Final = "@move"
#: No message is so long that it is not even read.
LONGEST: Final = 4000

_SMALL = st.integers(-3, 13)
_WHOLE = st.integers(-(2**40), 2**41) | st.sampled_from([2**31, 2**53, 2**63, 2**64, 10**30])
_TEXT = st.text(max_size=60)
_JSON = st.recursive(
    st.none() | st.booleans() | _WHOLE | st.floats(allow_nan=False) | _TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_TEXT, inner, max_size=4),
    max_leaves=12,
)
_LEVEL = st.sampled_from(["", "standard", "clever", "random"]) | _TEXT
_WORDS = st.one_of(
    st.fixed_dictionaries({"type": st.just("phrase"), "phrase": st.sampled_from(["hello", "x"])}),
    st.fixed_dictionaries({"type": st.just("emote"), "emote": st.sampled_from(["wink", "x"])}),
    st.fixed_dictionaries({"type": st.just("chat"), "text": st.text(max_size=250)}),
    st.fixed_dictionaries(
        {"type": st.just("claim-role"), "seat": _SMALL, "role": st.sampled_from(["digger", "map"])}
    ),
    st.fixed_dictionaries(
        {
            "type": st.just("claim-goal"),
            "cell": st.sampled_from([32392, 32904, 33416, 0]),
            "card": st.sampled_from(["treasure", "digger"]),
        }
    ),
)
_SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "spec": st.sampled_from(["jubilee", "classic", "jubilee+veto", "nothing"]) | _TEXT,
        "seats": _SMALL,
        "bots": st.lists(_LEVEL, max_size=4),
        "watch": st.sampled_from(["nobody", "anyone"]),
        "delay": st.integers(0, 3),
        "chat": st.booleans(),
        "sit_in": _LEVEL,
        "pace": st.just(0),
    },
)
#: message -> its fields, as they may be or nearly so
_FIELDS: Final[dict[str, dict[str, st.SearchStrategy[Any]]]] = {
    "hello": {
        "table": st.sampled_from([TABLE, TABLE, "nowhere"]),
        "token": st.sampled_from([TOKEN, TOKEN, "", "x" * 43]),
        "since": st.none() | st.integers(0, 200),
        "eye": st.none() | st.integers(-2, 5),
    },
    "sit": {"seat": _SMALL},
    "put-bot": {"seat": _SMALL, "level": _LEVEL},
    # Not of who listens whether the table still answers.
    "free-seat": {"seat": st.sampled_from([-1, 0, 2, 3, 11])},
    "change": {"settings": _SETTINGS},
    "ready": {"ready": st.booleans()},
    "start": {},
    "leave": {},
    "move": {
        "step": st.just(STEP) | st.just(STEP) | st.integers(0, 6),
        "move": st.just(MOVE) | st.just(MOVE) | st.integers(0, 300) | _WHOLE,
    },
    "why": {
        "card": st.integers(0, 130),
        "cell": st.integers(-1, 300) | _WHOLE,
        "seat": _SMALL,
        "turned": _SMALL,
        "which": st.integers(0, 130),
        "verb": st.integers(-1, 70),
    },
    "ways": {"step": st.just(STEP) | st.integers(0, 6)},
    "say": {"words": _WORDS},
    "mute": {"member": _SMALL, "muted": st.booleans()},
    "away": {"away": st.booleans()},
    "set-pace": {"pace": st.floats(-1, 4)},
    "propose": {
        "motion": st.sampled_from(["pause", "continue", "void", "sit-in"]),
        "seat": _SMALL,
        "wish": st.booleans(),
    },
    "rematch": {},
}


def _of_kind(kind: str) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {"type": st.just(kind), "id": st.integers(0, 2**31), **_FIELDS[kind]}
    )


#: What there is most to try with comes most often.
_VALID = st.sampled_from([*sorted(_FIELDS), *["move"] * 6, "hello", "say", "say"]).flatmap(_of_kind)


@st.composite
def _misshapen(draw: st.DrawFn) -> dict[str, Any]:
    """A message with one field of another sort, left out, or made up."""
    message = draw(_VALID)
    name = draw(st.sampled_from([*message, "extra"]))
    if draw(st.booleans()):
        message[name] = draw(_JSON)
    else:
        message.pop(name, None)
    return message


@st.composite
def _garbled(draw: st.DrawFn) -> str:
    """The text of a message with a piece cut out or put in."""
    text = _text(draw(_VALID))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, len(text)))
    return text[:start] + draw(st.text(max_size=8) | st.just("\x00")) + text[end:]


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()


_ODD = st.sampled_from(
    [
        *("", "{}", "[]", "null", "0", '""', "NaN", "\ufeff{}", " " * LONGEST),
        *("[" * LONGEST, '{"a":' * (LONGEST // 5)),
        *('{"type":"move"}', '{"type":["move"]}', '{"type":"sit","type":"start"}'),
        '{"type":"move","step":0,"move":' + "9" * (LONGEST - 40) + "}",
        *('{"type":"ready","ready":1e999}', '{"type":"sit","seat":1.5}'),
        '{"type":"say","words":{"type":"chat","text":"\\ud800"}}',
    ]
)

#: A message as it is sent: text, or bytes.
messages: Final[st.SearchStrategy[str | bytes]] = st.one_of(
    _VALID.map(_text),
    _VALID.map(_text),
    _VALID.map(_text),
    _VALID.map(_text),
    _misshapen().map(_text),
    _garbled(),
    _ODD,
    st.binary(max_size=60),
    _VALID.map(_text).map(str.encode),
)
