"""What belongs to a person: carried to another device, handed out as files, and deleted on demand."""

import asyncio
import hmac
import io
import time
import zipfile
from typing import Any

import orjson
import segno

from isolario.server import endings, reports
from isolario.server.database import Statement
from isolario.server.identity import hash_of, new_secret
from isolario.server.lobby import Lobby
from isolario.server.problems import ServiceProblem

Json = dict[str, Any]
MAX_SETTINGS = 8 * 1024


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
    statements: list[Statement] = [
        ("DELETE FROM transfers WHERE expires < ? OR owner = ?", (time.time(), owner)),
        (
            "INSERT INTO transfers (token, owner, sealed, settings, expires) VALUES (?, ?, ?, ?, ?)",
            (hash_of(token), owner, seal(secret, token), settings, expires),
        ),
    ]
    await lobby.store(statements)
    link = f"{address}/move#{token}"
    return {"link": link, "picture": picture(link), "expires": expires}


async def accept_transfer(lobby: Lobby, token: str, here: bytes | None) -> tuple[str, str]:
    """The secret and the settings of the other device. What this device had goes to the same person."""
    mark = hash_of(token)
    rows = await lobby.database.rows(
        "SELECT sealed, settings FROM transfers WHERE token = ? AND expires >= ?", (mark, time.time())
    )
    if not rows:
        raise ServiceProblem("no-such-transfer", 404)
    sealed, settings = rows[0]
    secret = bytes(a ^ b for a, b in zip(sealed, keystream(token), strict=False)).decode()
    owner = hash_of(secret)
    statements: list[Statement] = [("DELETE FROM transfers WHERE token = ?", (mark,))]
    if here is not None and here != owner:
        statements += [
            ("UPDATE seats SET owner = ? WHERE owner = ?", (owner, here)),
            ("UPDATE tables SET creator = ? WHERE creator = ?", (owner, here)),
        ]
    await lobby.store(statements)
    if here is not None and here != owner:
        for table in list(lobby.tables.values()):
            hand_over(table, here, owner)
    return secret, settings


def hand_over(table: Any, before: bytes, now: bytes) -> None:
    """Memory follows: the seats of a device that has become another one's."""
    if table.row.creator == before:
        table.row.creator = now
    for seat in table.seats:
        if seat.owner == before:
            seat.owner = now
    for subscriber in table.subscribers:
        if subscriber.connection.owner == before:
            subscriber.connection.owner = now
    table.reseat()


# -- everything that is kept ---------------------------------------------------------------------------------


async def keys_of(lobby: Lobby, owner: bytes) -> list[str]:
    rows = await lobby.database.rows(
        "SELECT key FROM tables WHERE creator = ? OR id IN (SELECT match FROM seats WHERE owner = ?) ORDER BY created",
        (owner, owner),
    )
    return [key for (key,) in rows]


async def export(lobby: Lobby, owner: bytes) -> bytes:
    """All records of a person and what the lists say about them, as one file."""
    packed = io.BytesIO()
    infos: list[Json] = []
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for key in await keys_of(lobby, owner):
            table = await lobby.open(key)
            async with table.lock:
                mine = table.seats_of(owner)
                text = await asyncio.to_thread(reports.record, table, mine[0] if mine else None)
            infos.append(table.info(owner))
            archive.writestr(f"{table.row.game}-{key}.txt", text)
        archive.writestr("tables.json", orjson.dumps(infos, option=orjson.OPT_INDENT_2))
    return packed.getvalue()


async def delete_everything(lobby: Lobby, owner: bytes, lang: str) -> None:
    """Nothing that is kept points at this person afterwards. Matches with others stay theirs, without the name."""
    for key in await keys_of(lobby, owner):
        table = await lobby.open(key)
        async with table.lock:
            if table.alone(table.seats_of(owner)) or not endings.started(table):
                await endings.remove(lobby, table)
            else:
                await endings.forget(table, owner, lang)
        table.schedule_bot()
    await lobby.store([("DELETE FROM transfers WHERE owner = ?", (owner,))])
