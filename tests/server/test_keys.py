"""Keys are unguessable, kept as hashes only, and open one place each."""

import pytest

from rockfall.server import keys
from rockfall.server.keys import Keyring, hash_of, new_code, new_key, new_table


def test_keys_names_and_codes_do_not_repeat_and_have_room_for_chance() -> None:
    assert len({new_key() for _ in range(200)}) == 200
    assert len({new_table() for _ in range(200)}) == 200
    assert min(len(new_key()) for _ in range(50)) >= 43, "256 bits"
    assert min(len(new_table()) for _ in range(50)) >= 22, "128 bits"


def test_no_table_has_a_name_that_a_command_takes_for_an_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = iter(["-a", "--release", "a-"])
    monkeypatch.setattr(keys, "token_urlsafe", lambda _: next(names))
    assert new_table() == "a-"
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert set("".join(codes)) <= set("ABCDEFGHJKMNPQRSTUVWXYZ")


def test_a_key_opens_its_holders_place_in_its_own_lock() -> None:
    ring = Keyring()
    token, recovery = new_key(), new_key()
    ring.put(0, "token", hash_of(new_key()))
    ring.put(1, "token", hash_of(token))
    ring.put(1, "recovery", hash_of(recovery))
    assert ring.holder("token", token) == 1
    assert ring.holder("recovery", recovery) == 1
    assert ring.holder("token", recovery) == -1
    assert ring.holder("token", "") == -1
    assert token.encode() not in hash_of(token)


def test_a_new_key_puts_the_old_one_out_of_use() -> None:
    ring = Keyring()
    old, new = new_key(), new_key()
    ring.put(0, "token", hash_of(old))
    ring.put(0, "token", hash_of(new))
    assert ring.holder("token", old) == -1
    assert ring.of(0) == [("token", hash_of(new))]
