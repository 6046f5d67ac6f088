import type { Page } from '@playwright/test'

/** Describes elements whose focus ring is partly cut off by a container. */
export async function cutFocusRings(page: Page): Promise<string[]> {
  // From here on the focus moves by keyboard, so that it is visible.
  await page.keyboard.press('Tab')
  return page.evaluate(findCutRings)
}

/** Runs in the page. */
function findCutRings(): string[] {
  const found = new Set<string>()
  // Rings of checkboxes, radios and selects are drawn around their visual substitutes.
  const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea, [tabindex="0"]'
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches('[inert] *, [type=radio], [type=checkbox]')) continue
    element.focus()
    if (document.activeElement !== element) continue
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const reach = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { width } = element.getBoundingClientRect()
    if (reach <= 0 || width <= 1) continue
    const [ring = element.getBoundingClientRect()] = element.getClientRects()
    for (let holder = element.parentElement; holder && holder !== document.body; holder = holder.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(holder)
      const box = holder.getBoundingClientRect()
      const isBeside = overflowX !== 'visible' && (ring.left - reach < box.left - 0.5 || ring.right + reach > box.right + 0.5)
      const isAbove = overflowY !== 'visible' && (ring.top - reach < box.top - 0.5 || ring.bottom + reach > box.bottom + 0.5)
      if (isBeside || isAbove) {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        found.add(
          `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” in ${holder.tagName.toLowerCase()}.${holder.className.slice(0, 60)}`,
        )
      }
      if (position === 'fixed') break
    }
  }
  return [...found]
}
