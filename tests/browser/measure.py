"""What can be measured on a screen: width, sizes of what is tapped, and what axe-core finds."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from run import CLIENT

SMALLEST = 44  # look.md: targets are never under 44 px; what is around a button may belong to it

WIDER = """() => {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > width + 0.5)
    .map((one) => `${one.tagName}.${one.className} reaches ${one.getBoundingClientRect().right} of ${width}`)
}"""

SMALL = """(smallest) => [...document.querySelectorAll('button, a.button, [role=button], input, select')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[data-card]'))
  .filter((one) => one.tabIndex >= 0 && (one.closest('dialog') || !document.querySelector('dialog[open]')))
  .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([one, box]) => box.width > 0 && box.height > 0 && box.height < smallest - 0.5)
  .filter(([one, box]) => {
    const from = box.top - smallest, x = box.left + box.width / 2
    const hits = Array.from({ length: 3 * smallest }, (_, y) => document.elementFromPoint(x, from + y))
    return hits.filter((hit) => one.contains(hit)).length < smallest
  })
  .map(([one, box]) => `${one.outerHTML.slice(0, 200)} is ${box.height} high`)"""


@cache
def axe() -> str:
    return (CLIENT / "node_modules/axe-core/axe.min.js").read_text("utf-8")


def findings(page: Page) -> list[str]:
    """What is wider than the screen, too small to be tapped, or serious or critical for axe-core."""
    page.evaluate(f"() => {{ {axe()} }}")
    found: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    grave = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    nodes = [(one["id"], node) for one in grave for node in one["nodes"]]
    return [
        *page.evaluate(WIDER),
        *page.evaluate(SMALL, SMALLEST),
        *(f"{name}: {node['html'][:200]} {node['failureSummary']}" for name, node in nodes),
    ]
