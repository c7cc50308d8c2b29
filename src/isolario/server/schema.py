"""`python -m isolario.server.schema` prints the OpenAPI document: the page's types are generated from it."""

import json
from pathlib import Path

from isolario.server.app import create_app
from isolario.server.settings import ServiceSettings


def text() -> str:
    return json.dumps(create_app(ServiceSettings(data=Path())).openapi(), indent=2, sort_keys=True)


if __name__ == "__main__":
    print(text())
