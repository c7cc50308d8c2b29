"""Seeds promised before anybody's share of the luck is known: the hash goes out first, the share comes after."""

import hashlib
import secrets

from isolario.server.problems import ServiceProblem
from isolario.server.store import Store


async def promise(store: Store, most: int) -> str:
    """The hash of a new seed, which the store keeps until a table is made of it."""
    seed = secrets.token_bytes(32)
    commitment = hashlib.sha256(seed).hexdigest()
    await store.promise(commitment, seed, most)
    return commitment


async def redeem(store: Store, commitment: str) -> bytes:
    seed = await store.redeem(commitment)
    if seed is None:
        raise ServiceProblem("no-such-commitment", 409)
    return seed
