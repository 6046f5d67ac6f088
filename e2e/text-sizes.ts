import type { Page } from '@playwright/test'

/** The sizes of text in the content of a page, in pixels at the usual size of text, each with an example: '14: Your matches'. */
export const textSizes = (page: Page): Promise<string[]> => page.evaluate(findTextSizes)

/** Runs in the page. */
function findTextSizes(): string[] {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const examples = new Map<number, string>()
  // What is hidden from screen readers belongs to a picture, and fields have 16 px on phones.
  const others = '[aria-hidden=true], input, textarea, select, .field-box, script, style, noscript, svg'
  const layer = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.querySelector('main') ?? document.body
  const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || element.closest(others) || !element.checkVisibility()) continue
    const { width, height } = element.getBoundingClientRect()
    // Only for screen readers.
    if (width <= 1 || height <= 1) continue
    const size = Math.round((Number.parseFloat(getComputedStyle(element).fontSize) / root) * 160) / 10
    if (!examples.has(size)) examples.set(size, text.slice(0, 40))
  }
  return [...examples].toSorted(([one], [other]) => one - other).map(([size, text]) => `${size}: ${text}`)
}
