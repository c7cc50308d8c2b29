"""`isolario …`: one file per command; here they come together and problems become clear messages."""

import sys

import typer

from isolario.cli import arena, backup, bench, catalogue, learn, play, records, review, serve, simulate, tune
from isolario.cli.common import LANGUAGE, errors, help_text
from isolario.kernel import Problem

app = typer.Typer(name="isolario", help=help_text("app"), no_args_is_help=True, pretty_exceptions_enable=False)
for part in (catalogue, play, records, review, simulate, arena, tune, learn, bench, serve, backup):
    part.add_to(app)


def main() -> None:
    """Run a command; a mistake in what was asked is told in one message, with exit code 2."""
    try:
        app()
    except Problem as problem:
        errors.print(problem.say(LANGUAGE), style="bold red", markup=False, soft_wrap=True)
        sys.exit(2)
    except (KeyboardInterrupt, EOFError):
        sys.exit(130)


if __name__ == "__main__":
    main()
