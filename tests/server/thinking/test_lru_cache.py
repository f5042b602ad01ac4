"""A shelf keeps what was used last."""

from rockfall.server.thinking.lru_cache import LruCache


def test_what_was_used_longest_ago_is_lost() -> None:
    shelf: LruCache[int] = LruCache(2)
    shelf.put("a", 1)
    shelf.put("b", 2)
    shelf.put("a", 3)
    shelf.put("c", 4)
    assert len(shelf) == 2
    assert [shelf.take(name) for name in "abc"] == [3, None, 4]


def test_what_is_taken_is_gone() -> None:
    shelf: LruCache[int] = LruCache(2)
    shelf.put("a", 1)
    assert shelf.take("a") == 1
    assert shelf.take("a") is None
    assert len(shelf) == 0
