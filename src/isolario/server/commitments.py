"""Seeds promised before anybody's share of the luck is known: the hash goes out first, the share comes after."""

import hashlib
import secrets
from collections import OrderedDict

from isolario.server.problems import ServiceProblem


class Commitments:
    """Seeds whose hashes were given out and that no table uses yet; the oldest are forgotten first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.seeds: OrderedDict[str, bytes] = OrderedDict()

    def promise(self) -> str:
        seed = secrets.token_bytes(32)
        commitment = hashlib.sha256(seed).hexdigest()
        self.seeds[commitment] = seed
        if len(self.seeds) > self.most:
            self.seeds.popitem(last=False)
        return commitment

    def take(self, commitment: str) -> bytes:
        seed = self.seeds.pop(commitment, None)
        if seed is None:
            raise ServiceProblem("no-such-commitment", 409)
        return seed
