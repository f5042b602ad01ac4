"""Headers that every answer carries: what a page of this server may do, and who may hold on to it.

For the client: `style-src 'self'` forbids `<style>` elements, `style="..."` in HTML and
`setAttribute("style", ...)`; `element.style.left = ...` and the attributes of SVG such as `fill`
are free. `connect-src 'self'` covers a socket to the same host in all but old Safaris.
"""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'none'",
}
_UNUSED = ("camera", "geolocation", "microphone", "payment", "usb")
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in _POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in _UNUSED),
}
_STARTS = {"http.response.start", "websocket.http.response.start"}


class SafeHeaders:
    """Sets the headers on all answers, whatever a route has set; nothing of /api is stored."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with the headers."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        of_api = scope["path"] == "/api" or scope["path"].startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] in _STARTS:
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if of_api:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, send_safely)
