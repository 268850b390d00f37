"""Commands that load late and take their help from the catalogues, which load even later."""

import importlib
import importlib.util

import click


def help_of(key: str) -> str:
    """The catalogue's text; the command line speaks English."""
    from volte.words import words

    return words("en", plain=True).say(key, {})


class Command(click.Command):
    """A command whose help is the message `cli-NAME`; that of each option `cli-NAME-OPTION`."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(help_of(f"cli-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for parameter in self.params:
            if isinstance(parameter, click.Option):
                assert parameter.name is not None
                parameter.help = help_of(f"cli-{self.name}-{parameter.name.replace('_', '-')}")
        super().format_options(ctx, formatter)


class LazyGroup(click.Group):
    """A group that imports a command's module when the command is used."""

    def __init__(self, name: str, modules: dict[str, str]) -> None:
        super().__init__(name)
        self.modules = modules
        version = click.version_option(package_name="volte", message="volte %(version)s")
        version(self)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, module in self.modules.items() if importlib.util.find_spec(module)]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.list_commands(ctx):
            return None
        found: click.Command = getattr(importlib.import_module(self.modules[name]), name)
        return found

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(help_of("cli-volte"))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """A line a command, without importing it."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_of(f"cli-{name}")) for name in self.list_commands(ctx)])
