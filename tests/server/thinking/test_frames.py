"""Frames carry messages over a pipe unchanged, and what is no frame is refused."""

import msgspec
import pytest

from rockfall.server.thinking.frames import (
    HEAD,
    LONGEST,
    Failed,
    FrameError,
    Missing,
    Ready,
    Reply,
    Thought,
    decode_question,
    decode_reply,
    frame,
    length,
)
from tests.server.thinking.asking import PARTY, Asker, dealt


def test_a_question_arrives_as_it_was_put() -> None:
    asked = Asker(dealt(PARTY, 12, plies=30)).think()
    sent = frame(asked)
    assert length(sent[:HEAD]) == len(sent) - HEAD
    assert decode_question(sent[HEAD:]) == asked
    assert len(asked.told) == 31


@pytest.mark.parametrize("reply", [Ready(), Thought(3, 1 << 40), Missing(4, 0), Failed(5, "why")])
def test_a_reply_arrives_as_it_was_given(reply: Reply) -> None:
    assert decode_reply(frame(reply)[HEAD:]) == reply


def test_a_length_that_no_message_has_is_refused() -> None:
    assert length(LONGEST.to_bytes(HEAD, "big")) == LONGEST
    with pytest.raises(FrameError):
        length((LONGEST + 1).to_bytes(HEAD, "big"))


def test_a_reply_is_no_question() -> None:
    with pytest.raises(msgspec.DecodeError):
        decode_question(frame(Thought(1, 2))[HEAD:])
