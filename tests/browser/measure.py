"""What can be measured on a screen: width, sizes of what is tapped, and what axe-core finds."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from run import CLIENT

SMALLEST = 44  # look.md: targets are never under 44 px high; hand strips and rails are drawn, not buttons

WIDER = """() => {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > width + 0.5)
    .map((one) => `${one.tagName}.${one.className} reaches ${one.getBoundingClientRect().right} of ${width}`)
}"""

SMALL = """(smallest) => [...document.querySelectorAll('button, a.button, [role=button], input, select')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[data-card]'))
  .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([one, box]) => box.width > 0 && box.height > 0 && box.height < smallest - 0.5)
  .map(([one, box]) => `${one.outerHTML.slice(0, 120)} is ${box.height} high`)"""


def check_fits(page: Page) -> None:
    """Nothing is wider than the screen, so that nobody has to scroll sideways."""
    assert page.evaluate(WIDER) == []


def check_can_be_tapped(page: Page) -> None:
    assert page.evaluate(SMALL, SMALLEST) == []


@cache
def axe() -> str:
    return (CLIENT / "node_modules/axe-core/axe.min.js").read_text("utf-8")


def check_accessible(page: Page) -> None:
    """No serious or critical findings of axe-core."""
    page.evaluate(f"() => {{ {axe()} }}")
    found: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    grave = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    assert [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in grave
        for node in one["nodes"]
    ] == []
