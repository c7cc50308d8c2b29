"""What belongs to a person: carried to another device, handed out as files, and deleted on demand."""

import hmac
import io
import time
import zipfile
from typing import Any

import orjson
import segno

from isolario.server import reports
from isolario.server.identity import hash_of, new_secret
from isolario.server.lobby import Lobby
from isolario.server.problems import ServiceProblem
from isolario.server.rows import Transfer
from isolario.server.store import Conflict

Json = dict[str, Any]
MAX_SETTINGS = 8 * 1024
ATTEMPTS = 5


# -- to another device -------------------------------------------------------------------------------------


def seal(secret: str, token: str) -> bytes:
    """A browser's secret that only the holder of the link can read; applied again it opens."""
    return bytes(a ^ b for a, b in zip(secret.encode(), keystream(token), strict=False))


def keystream(token: str) -> bytes:
    return b"".join(hmac.digest(token.encode(), f"seal/{block}".encode(), "sha256") for block in range(2))


def picture(link: str) -> str:
    """A link as a QR code, to be shown by the page."""
    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", xmldecl=False, nl=False, border=2, light="#fff", omitsize=True)
    return drawn.getvalue().decode()


async def offer_transfer(lobby: Lobby, secret: str, settings: str, address: str) -> Json:
    """A link that works once and soon: whoever opens it on another device is the same person there."""
    token = new_secret()
    expires = time.time() + lobby.settings.transfer_seconds
    owner = hash_of(secret)
    await lobby.store.offer_transfer(Transfer(hash_of(token), owner, seal(secret, token), settings, expires))
    link = f"{address}/move#{token}"
    return {"link": link, "picture": picture(link), "expires": expires}


async def accept_transfer(lobby: Lobby, token: str, here: bytes | None) -> tuple[str, str]:
    """The secret and the settings of the other device. What this device had goes to the same person."""
    transfer = await lobby.store.transfer(hash_of(token), time.time())
    if transfer is None:
        raise ServiceProblem("no-such-transfer", 404)
    secret = bytes(a ^ b for a, b in zip(transfer.sealed, keystream(token), strict=False)).decode()
    changed = await used_up(lobby, transfer, here)
    if here is not None and here != transfer.owner:
        for table in list(lobby.tables.values()):
            table.hand_over(here, transfer.owner)
            if table.row.key in changed:
                await table.catch_up()
    return secret, transfer.settings


async def used_up(lobby: Lobby, transfer: Transfer, here: bytes | None) -> list[str]:
    for _ in range(ATTEMPTS):
        try:
            return await lobby.store.accept_transfer(transfer, here)
        except Conflict:
            # A table was changed just now, or the link was used: then it is not there any more.
            if await lobby.store.transfer(transfer.token, time.time()) is None:
                raise ServiceProblem("no-such-transfer", 404) from None
    raise ServiceProblem("store-away", 503)


# -- everything that is kept ---------------------------------------------------------------------------------


async def export(lobby: Lobby, owner: bytes) -> bytes:
    """All records of a person and what the lists say about them, as one file."""
    packed = io.BytesIO()
    infos: list[Json] = []
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for key in await lobby.store.keys_of(owner):
            table = await lobby.open(key)
            text = await reports.record(table, owner)
            infos.append(table.info(owner))
            archive.writestr(f"{table.row.game}-{key}.txt", text)
        archive.writestr("tables.json", orjson.dumps(infos, option=orjson.OPT_INDENT_2))
    return packed.getvalue()


async def delete_everything(lobby: Lobby, owner: bytes, lang: str) -> None:
    """Nothing that is kept points at this person afterwards. Matches with others stay theirs, without the name."""
    for key in await lobby.store.keys_of(owner):
        table = await lobby.open(key)
        await table.endings.delete(owner, lang, everything=True)
        lobby.drop_removed(table)
    await lobby.store.drop_transfers(owner, time.time())
