"""Where the page is found: by this machine, and by the others in the house."""

import ipaddress
import socket
from urllib.parse import urlsplit

from isolario.server.settings import ServiceSettings

EVERYWHERE = ("0.0.0.0", "::", "")


def address(settings: ServiceSettings, port: int | None = None) -> str:
    """Where the page is. Open to the whole house, it is where the others find it too, so that links work."""
    host = house_address() if settings.host in EVERYWHERE else settings.host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port if port is None else port}/"


def house_address() -> str:
    """This machine's address among its neighbours."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody; nothing is sent
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def reachable_address(settings: ServiceSettings, seen: str) -> tuple[str, bool]:
    """The address for another device, from the one this page was asked under, and whether it can work there."""
    found = urlsplit(seen)
    name = found.hostname or ""
    if not only_here(name):
        return seen, True
    if settings.host not in EVERYWHERE:
        return seen, False
    return f"{found.scheme}://{house_address()}:{found.port or 80}", True


def only_here(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
