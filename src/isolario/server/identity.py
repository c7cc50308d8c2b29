"""Secrets and what is kept of them: only hashes are stored, so a stolen database opens no seat."""

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Mapping

from isolario.server.store import Store

COOKIE = "isolario"
FORMER_COOKIE = "arcipelago"
"""From before the project was renamed: whoever still has it keeps their seats."""
COOKIE_SECONDS = 5 * 365 * 24 * 3600
TOKEN = re.compile(r"^[A-Za-z0-9_-]{40,64}$")
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
NAME_LENGTH = 24
MARKS_IN_A_ROW = 2
"""Accents on one letter; more of them would tower over other people's lines."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")
"""Characters that are letters or marks by their category and show nothing."""
KNOWN_REMEMBERED = 10_000


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_key() -> str:
    """The public name of a table, easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def hash_of(secret: str) -> bytes:
    # The secrets are 256 random bits: a plain hash cannot be reversed by guessing.
    return hashlib.sha256(secret.encode()).digest()


class Cookies:
    """Says who holds a cookie. Only cookies of our own making count: nobody can be many people at will."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = store.cookie_key
        self.known: OrderedDict[str, None] = OrderedDict()

    def issue(self, secret: str) -> str:
        return f"{secret}.{self.tag(secret)}"

    def tag(self, secret: str) -> str:
        made = hmac.digest(self.key, secret.encode(), "sha256")[:16]
        return base64.urlsafe_b64encode(made).decode().rstrip("=")

    def signed(self, cookies: Mapping[str, str]) -> str | None:
        """The secret in a cookie that carries our mark."""
        secret, _, tag = cookies.get(COOKIE, "").partition(".")
        if TOKEN.match(secret) and hmac.compare_digest(tag.encode(), self.tag(secret).encode()):
            return secret
        return None

    async def secret(self, cookies: Mapping[str, str]) -> str | None:
        """The secret a browser sent; None for nothing, nonsense, or what we did not make."""
        found = self.signed(cookies)
        if found is not None:
            return found
        for name in (COOKIE, FORMER_COOKIE):
            text = cookies.get(name, "")
            if TOKEN.match(text) and await self.seated(text):
                return text
        return None

    async def seated(self, secret: str) -> bool:
        """Whether a cookie from before they carried a mark belongs to somebody at one of our tables."""
        if secret in self.known:
            return True
        known = await self.store.knows(hash_of(secret))
        if known:
            self.known[secret] = None
            if len(self.known) > KNOWN_REMEMBERED:
                self.known.popitem(last=False)
        return known

    async def owner(self, cookies: Mapping[str, str]) -> bytes | None:
        """Who the holder of these cookies is; None for nobody."""
        secret = await self.secret(cookies)
        return None if secret is None else hash_of(secret)

    def payer(self, cookies: Mapping[str, str]) -> str | None:
        """Whose budget a request is charged to, found without asking the database."""
        secret = self.signed(cookies)
        return None if secret is None else hash_of(secret).hex()


def clean_name(text: str) -> str:
    """A name on one line, without control or direction characters, blanks that pose as letters, or towers of
    accents; not too long."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if category in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp") or char in BLANKS:
            char, category = (" ", "Zs") if char in BLANKS or char in "\t\n\r" else ("", "")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MARKS_IN_A_ROW:
            kept.append(char)
    cleaned = " ".join("".join(kept).split())[:NAME_LENGTH].strip()
    # Accents without a letter show nothing by themselves.
    return "" if all(unicodedata.category(char)[0] in "MZ" for char in cleaned) else cleaned
