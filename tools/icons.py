"""Draw the icons of the installed page, into `web/public`: `python tools/icons.py`.

One drawing for all: the mouth of a tunnel in dark rock, rails that lead in, and gold at their end.
The vector goes out as it is; devices that want pixels get them from Chromium.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
#: file -> its width, and which part of the drawing is kept free around what matters
PIXELS: Final = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}
_CHROMIUM: Final = "/usr/bin/chromium-headless-shell"
_ROCK: Final = (
    '<path d="M0 0h64v64H0z" fill="#3b2f2a"/><path d="M0 0h38L20 22 0 16z" fill="#4a3b34"/>'
)
_FACETS: Final = (
    '<path d="M0 0h38L20 22 0 16z" fill="#4a3b34"/>'
    '<path d="M38 0h26v26L44 14z" fill="#332823"/><path d="M0 44l16 20H0z" fill="#2e2420"/>'
    '<path d="M64 40L48 64h16z" fill="#46372f"/>'
)
_MOUTH: Final = (
    '<path d="M14 64V34a18 18 0 0 1 36 0v30z" fill="#8a5a1f"/>'
    '<path d="M18 64V34a14 14 0 0 1 28 0v30z" fill="#1d1512"/>'
    '<path d="M22 64V37a10 10 0 0 1 20 0v27z" fill="#5b3a12" opacity=".55"/>'
)
_RAILS: Final = (
    '<path d="M26 64l3.5-20M38 64l-3.5-20" stroke="#d8cbb8" stroke-width="2" fill="none"/>'
    '<path d="M24.5 61h15M26 55h12M27.3 50h9.4" stroke="#a9793f" stroke-width="2.4"/>'
)
_GOLD: Final = (
    '<circle cx="32" cy="37" r="9.5" fill="#f2c14e" opacity=".28"/>'
    '<path d="M25 41l2.5-6 4-2.5 5 1 3 4.5-1 4.5-6 1.5z" fill="#f2c14e"/>'
    '<path d="M27.5 35l4-2.5 5 1-3 3.5-4 .5z" fill="#ffe9a8"/>'
    '<path d="M25 41l4.5-3.5 4-.5 1 5-3 2z" fill="#d79a25"/>'
)


def drawing(whole: bool) -> str:
    """The icon; `whole` fills the square to its edges, and keeps them free of what may be cut."""
    rock = _ROCK + _FACETS
    scene = _MOUTH + _RAILS + _GOLD
    clip = "" if whole else '<clipPath id="c"><rect width="64" height="64" rx="13"/></clipPath>'
    inner = f'<g transform="translate(8 12.8) scale(.75 .8)">{scene}</g>' if whole else scene
    group = rock + inner if whole else f'<g clip-path="url(#c)">{rock}{inner}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{clip}{group}</svg>\n'


def main() -> None:
    """Draw all of them."""
    (PUBLIC / "icon.svg").write_text(drawing(whole=False), "utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_CHROMIUM, args=["--no-sandbox"])
        for name, (width, whole) in PIXELS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            style = "<style>body{margin:0}svg{display:block;width:100vw}</style>"
            page.set_content(style + drawing(whole))
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
