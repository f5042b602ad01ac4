"""Somebody with a browser of their own: what they see, and everything that went wrong there."""

from collections.abc import Mapping
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

DESK: Final[Mapping[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[Mapping[str, Any]] = {
    "viewport": {"width": 412, "height": 915},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
#: The same phone, turned on its side.
SIDE: Final[Mapping[str, Any]] = {**PHONE, "viewport": {"width": 915, "height": 412}}
#: Who comes for something else has no need to look at every role that is dealt.
GOT_IT: Final = """
new MutationObserver(() => document.querySelector("dialog[data-self=fresh][open]")?.close())
  .observe(document, { attributeFilter: ["open"], childList: true, subtree: true });
"""
#: Not the page's fault: what a service worker does would hide from tests what the page asks for.
_BLOCKED: Final = "Service Worker registration blocked by Playwright"
#: What fades in is looked at when it is there; what goes on for ever is looked at as it is.
_SETTLED: Final = """
() => Promise.allSettled(
  document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished),
).then(() => undefined)
"""
#: What axe is to tell; what no rule of its own here needs, it does not fetch or work out.
_VIOLATIONS: Final = {
    "resultTypes": ["violations"],
    "preload": False,
    "selectors": False,
    "elementRef": False,
}
#: A long text, read once.
_AXE: Final = Axe().axe_script


class Visitor:
    """One browser context: storage, page and traffic that nobody else shares."""

    def __init__(
        self, browser: Browser, address: str, *, knows_role: bool = True, **context: Any
    ) -> None:
        usual = {"locale": "en", "reduced_motion": "reduce", "service_workers": "block"}
        self._wishes = {**DESK, **usual, **context}
        self._context = browser.new_context(base_url=address, **self._wishes)
        self.page: Page = self._context.new_page()
        self._prepared: set[str] = set()
        if knows_role:
            self.prepare(GOT_IT)
        #: Whether there may be traces of who this was that nobody can wipe away.
        self.traced = False
        #: Whatever no visitor may ever meet: errors, and requests to other servers.
        self.faults: list[str] = []
        #: Everything that the server said over sockets.
        self.heard: list[str] = []
        self._address = address
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"page: {error}"))
        self.page.on("request", self._request)
        self.page.on("websocket", self._socket)

    @property
    def context(self) -> BrowserContext:
        """What outlasts a page: who asks for it may change it for good."""
        self.traced = True
        return self._context

    def prepare(self, script: str) -> None:
        """Have a script run on every page from now on, before the page's own."""
        if script not in self._prepared:
            self._prepared.add(script)
            self.page.add_init_script(script)

    def go(self, path: str) -> "Visitor":
        """Open an address of the server."""
        self.page.goto(path)
        return self

    def forget(self) -> None:
        """Become somebody who was never here; a page that is warm is there in half the time."""
        # Where nothing is written any more when a page is left.
        self.page.goto("/healthz")
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.page.set_viewport_size(self._wishes["viewport"])
        scheme, motion = self._wishes.get("color_scheme", "light"), self._wishes["reduced_motion"]
        self.page.emulate_media(color_scheme=scheme, reduced_motion=motion)
        self.page.mouse.move(-1, -1)
        self.heard.clear()

    def leave(self) -> None:
        """Go for good."""
        self._context.close()

    def barriers(self, *rules: str) -> list[str]:
        """What axe finds on the page as it is now, by all of its rules or only some."""
        self.page.evaluate(_SETTLED)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_AXE)
        wishes = {**_VIOLATIONS, **({"runOnly": rules} if rules else {})}
        found = self.page.evaluate("(wishes) => axe.run(wishes)", wishes)["violations"]
        nodes = [(one["id"], node) for one in found for node in one["nodes"]]
        return [f"{kind}: {node['failureSummary']} {node['html'][:200]}" for kind, node in nodes]

    def forgive(self, text: str) -> None:
        """Take it that something was to go wrong here; what else did stays a fault."""
        assert any(text in fault for fault in self.faults), f"nothing speaks of: {text}"
        self.faults = [fault for fault in self.faults if text not in fault]

    def forgive_broken_line(self) -> None:
        """Chromium itself notes that a line broke, however well the page takes it."""
        broken = ("WebSocket connection to", "net::ERR_")
        self.faults = [one for one in self.faults if not any(text in one for text in broken)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != _BLOCKED:
            self.faults.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self._address, "data:", "blob:")):
            self.faults.append(f"request: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self._address.replace("http", "ws", 1)):
            self.faults.append(f"socket: {socket.url}")
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
