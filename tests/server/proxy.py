"""A small proxy in front of several nodes, as a host would have one: each connection goes to a node that answers."""

import contextlib
import socket
import threading


class Proxy:
    """Passes bytes on, both ways. Connections are dealt out in turn; a node that is down is left out."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.turn = 0
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=256)
        self.port = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return  # closed
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client: socket.socket) -> None:
        node = self.reach()
        if node is None:
            client.close()
            return
        for source, target in ((client, node), (node, client)):
            threading.Thread(target=pass_on, args=(source, target), daemon=True).start()

    def reach(self) -> socket.socket | None:
        self.turn += 1
        for attempt in range(len(self.ports)):
            port = self.ports[(self.turn + attempt) % len(self.ports)]
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=5)
            except OSError:
                continue
        return None

    def close(self) -> None:
        self.listening.close()


def pass_on(source: socket.socket, target: socket.socket) -> None:
    source.settimeout(None)
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
