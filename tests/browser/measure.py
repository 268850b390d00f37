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

CLIPPED = """() => {
  const found = [], width = document.documentElement.clientWidth
  const open = document.querySelector('dialog[open]')
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = node.parentElement
    const seen = inside.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!node.data.trim() || !seen) continue
    if (inside.closest('.unseen, .skip, svg, option, script, style, noscript, [aria-hidden=true]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (!box.width) continue
    for (let one = inside; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one), bounds = one.getBoundingClientRect()
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') break
      if (style.webkitLineClamp !== 'none') break  // the rest is told elsewhere
      const holds = one.matches('button, .button, .field') || style.overflowX !== 'visible'
      const over = box.bottom > bounds.bottom + 2 || box.top < bounds.top - 2
      const high = one.matches('button, .button') && over
      if (!holds && one !== document.body) continue
      const wide = one === document.body ? box.right > width + 1 || box.left < -1
        : box.right > bounds.right + 1 || box.left < bounds.left - 1
      if (wide || high) {
        found.push(`"${node.data.trim()}" is cut off by ${one.tagName}.${one.className}`)
        break
      }
    }
  }
  return found
}"""

DRAWN = """() => [...document.querySelectorAll('use')]
  .every((one) => document.getElementById(one.getAttribute('href').slice(1)))"""
"""Everything that drawings refer to is there."""

BROKEN = """() => {
  const found = [], letter = /[\\p{Script=Latin}\\p{Script=Cyrillic}\\d]/u
  const open = document.querySelector('dialog[open]')
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = node.parentElement
    if (!inside.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    // A heading gets its hyphen; addresses and numbers in hexadecimal have no words.
    if (inside.closest('h1, h2, h3, code, pre, .unseen, svg, option, script, style, noscript')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (range.getClientRects().length < 2) continue
    const bottom = (at) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().bottom
    }
    for (let at = 1; at < node.data.length; at++) {
      if (!letter.test(node.data[at - 1]) || !letter.test(node.data[at])) continue
      if (bottom(at) <= bottom(at - 1) + 4) continue
      found.push(`"${node.data.slice(0, at)}|${node.data.slice(at)}" is broken`)
    }
  }
  return found
}"""

CUT_CHOICES = """() => [...document.querySelectorAll('select')]
  .filter((one) => one.checkVisibility({ opacityProperty: true }))
  .filter((one) => one.closest('dialog') || !document.querySelector('dialog[open]'))
  .flatMap((one) => {
    const style = getComputedStyle(one), pen = document.createElement('canvas').getContext('2d')
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const arrow = 16
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
    return [...one.options]
      .map((option) => [option.text, pen.measureText(option.text).width])
      .filter(([, width]) => width > room + 0.5)
      .map(([text, width]) => `the choice "${text}" is cut off: ${width.toFixed()} of ${room.toFixed()}`)
  })"""


@cache
def axe() -> str:
    return (CLIENT / "node_modules/axe-core/axe.min.js").read_text("utf-8")


def findings(page: Page) -> list[str]:
    """What is wider than the screen, too small to be tapped, or serious or critical for axe-core."""
    page.wait_for_function(DRAWN)
    page.evaluate(f"() => {{ {axe()} }}")
    found: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    grave = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    nodes = [(one["id"], node) for one in grave for node in one["nodes"]]
    return [
        *page.evaluate(WIDER),
        *page.evaluate(SMALL, SMALLEST),
        *(f"{name}: {node['html'][:200]} {node['failureSummary']}" for name, node in nodes),
    ]


def clipped(page: Page) -> list[str]:
    """Texts that do not fit into their button, or are cut off by what is around them or by the screen."""
    found: list[str] = page.evaluate(CLIPPED)
    return found


def broken(page: Page) -> list[str]:
    """Words of letters whose end stands on the next line, without a hyphen."""
    found: list[str] = page.evaluate(BROKEN)
    return found


def cut_choices(page: Page) -> list[str]:
    """What can be chosen from a list but not be read in it."""
    found: list[str] = page.evaluate(CUT_CHOICES)
    return found
