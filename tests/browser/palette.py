"""Small pictures: 256 colours are enough to show a screen, and weigh a third.

The browser that took a picture also reads it and chooses the colours, so nothing else is needed.
"""

import zlib
from base64 import b64decode, b64encode
from struct import pack
from typing import Final

from playwright.sync_api import Page

_COLOURS: Final = 256
#: Take a picture apart; split its colours at the median, where most is lost otherwise, until there
#: are as many as wanted; give the palette and each pixel's number in it.
_CHOOSE: Final = """async ({ png, most }) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = bitmap;
  const brush = new OffscreenCanvas(width, height).getContext("2d");
  brush.drawImage(bitmap, 0, 0);
  const { data } = brush.getImageData(0, 0, width, height);
  const key = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  const sums = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const sum = sums.get(key(at)) ?? [0, 0, 0, 0];
    sums.set(key(at), sum);
    sum[3] += 1;
    for (const part of [0, 1, 2]) sum[part] += data[at + part];
  }
  const shades = [...sums].map(([number, [r, g, b, n]]) =>
    ({ number, n, c: [r / n, g / n, b / n] }));
  const box = (list) => {
    const span = (part) => {
      const all = list.map(({ c }) => c[part]);
      return Math.max(...all) - Math.min(...all);
    };
    const part = [0, 1, 2].reduce((best, one) => (span(one) > span(best) ? one : best));
    const n = list.reduce((sum, one) => sum + one.n, 0);
    return { list, part, n, weight: list.length > 1 ? Math.sqrt(n) * span(part) ** 2 : 0 };
  };
  const boxes = [box(shades)];
  while (boxes.length < most) {
    boxes.sort((one, other) => other.weight - one.weight);
    const { list, part, n, weight } = boxes[0];
    if (!weight) break;
    list.sort((one, other) => one.c[part] - other.c[part]);
    let seen = 0;
    const half = list.findIndex((one) => (seen += one.n) >= n / 2);
    const cut = Math.min(list.length - 1, Math.max(1, half + 1));
    boxes.splice(0, 1, box(list.slice(0, cut)), box(list.slice(cut)));
  }
  const numbers = new Map();
  const palette = boxes.flatMap(({ list, n }, number) => {
    for (const one of list) numbers.set(one.number, number);
    const mean = (part) => list.reduce((sum, one) => sum + one.c[part] * one.n, 0) / n;
    return [0, 1, 2].map((part) => Math.round(mean(part)));
  });
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => numbers.get(key(at * 4)));
  let text = "";
  for (let at = 0; at < pixels.length; at += 32768)
    text += String.fromCharCode(...pixels.subarray(at, at + 32768));
  return { width, height, palette, pixels: btoa(text) };
}"""


def shrink(page: Page, png: bytes) -> bytes:
    """The same picture with few colours."""
    found = page.evaluate(_CHOOSE, {"png": b64encode(png).decode(), "most": _COLOURS})
    width, height, pixels = found["width"], found["height"], b64decode(found["pixels"])
    rows = (b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            _chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(found["palette"])),
            _chunk(b"IDAT", zlib.compress(b"".join(rows), 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", zlib.crc32(kind + body))
