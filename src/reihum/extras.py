"""Extras of the package: what only some uses of it need, as ``pip install 'reihum[bots]'`` adds it.

A package that needs an extra asks for it first, so that one clear line says what is missing.
"""

from importlib.util import find_spec


class MissingExtra(ImportError):
    """An extra is needed that is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        self.command = f"pip install 'reihum[{extra}]'"
        super().__init__(f"{module} is not installed. It comes with an extra: {self.command}", name=module)


def need(extra: str, *modules: str) -> None:
    """Raises ``MissingExtra`` unless these modules, which the extra brings, are installed."""
    for module in modules:
        if not has(module):
            raise MissingExtra(module, extra)


def has(module: str) -> bool:
    """Whether a module is installed, without importing it."""
    return find_spec(module) is not None
