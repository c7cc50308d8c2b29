"""Secrets and what is kept of them: only hashes are stored, so a stolen database opens no seat."""

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Mapping

COOKIE = "isolario"
FORMER_COOKIE = "arcipelago"
"""From before the project was renamed: whoever still has it keeps their seats."""
COOKIE_SECONDS = 5 * 365 * 24 * 3600
TOKEN = re.compile(r"^[A-Za-z0-9_-]{40,64}$")
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
NAME_LENGTH = 24


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_key() -> str:
    """The public name of a table, easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def hash_of(secret: str) -> bytes:
    # The secrets are 256 random bits: a plain hash cannot be reversed by guessing.
    return hashlib.sha256(secret.encode()).digest()


def secret_in(cookies: Mapping[str, str]) -> str | None:
    """The secret a browser sent; None for nothing or nonsense."""
    for name in (COOKIE, FORMER_COOKIE):
        if TOKEN.match(cookies.get(name, "")):
            return cookies[name]
    return None


def owner_in(cookies: Mapping[str, str]) -> bytes | None:
    """Who the holder of these cookies is; None for nobody or nonsense."""
    secret = secret_in(cookies)
    return None if secret is None else hash_of(secret)


def clean_name(text: str) -> str:
    """A name on one line, without control or direction characters, not too long."""
    kept = "".join(char for char in text if unicodedata.category(char) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp"))
    return " ".join(kept.split())[:NAME_LENGTH].strip()
