import type { Page } from '@playwright/test'

/** Describes texts without enough room: cut off, outside their box, or over other text. */
export const textWithoutRoom = (page: Page): Promise<string[]> => page.evaluate(findTextWithoutRoom)

/** Runs in the page. */
function findTextWithoutRoom(): string[] {
  interface Piece {
    text: string
    /** One for each line, without the part scrolled out of sight. */
    rects: DOMRect[]
    /** The element it scrolls with: text under a fixed bar does not count as overlapping. */
    layer: Element | null
  }
  /** In pixels; letters extend slightly beyond their line. */
  const tolerance = 3
  const findings = new Set<string>()
  const pieces: Piece[] = []

  const isFixed = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
  const ancestors = function* (element: Element | null) {
    for (let each = element; each; each = each.parentElement) yield each
  }
  const words = (element: Element) =>
    `“${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}” (${element.tagName.toLowerCase()})`
  const isBox = (style: CSSStyleDeclaration) =>
    (style.borderTopWidth !== '0px' && style.borderBottomWidth !== '0px') || !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor)
  /** For screen readers only, or currently invisible. */
  const isUnseen = (element: Element) =>
    [...ancestors(element)].some((each) => {
      const { width, height } = each.getBoundingClientRect()
      const style = getComputedStyle(each)
      return (style.position === 'absolute' && width <= 1 && height <= 1) || style.opacity === '0' || style.visibility === 'hidden'
    })

  /** Texts with '…' are shortened on purpose, except names. */
  const isShortened = (element: Element, style: CSSStyleDeclaration) =>
    style.webkitLineClamp !== 'none' ||
    (style.textOverflow === 'ellipsis' && !element.closest('h1, h2, h3, button, label, dt, [role=tab], [role=radio]'))

  /** Texts cut off without a way to see the rest. */
  function lookForCut(element: Element) {
    const style = getComputedStyle(element)
    if (isShortened(element, style)) return
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isWide = element.scrollWidth > element.clientWidth + 1 && hides(style.overflowX)
    const isHigh = element.scrollHeight > element.clientHeight + tolerance && hides(style.overflowY)
    if (isWide) findings.add(`cut at its side: ${words(element)}`)
    if (isHigh) findings.add(`cut at its foot: ${words(element)}`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || element.closest('script, style, noscript, svg, [inert]')) continue
    // For example in closed details.
    if (!element.checkVisibility() || isUnseen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    let rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (rects.length === 0) continue
    const own = getComputedStyle(element)
    if (own.overflowX !== 'visible') lookForCut(element)

    for (const each of ancestors(element)) {
      const style = getComputedStyle(each)
      const box = each.getBoundingClientRect()
      if (each === document.body) break
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const isScrolled = [style.overflowX, style.overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
        if (each !== element && !isScrolled && !isShortened(each, style)) {
          const isOut = rects.some((rect) => rect.right > box.right + tolerance || rect.bottom > box.bottom + tolerance)
          if (isOut) findings.add(`cut by what holds it: ${words(element)}`)
        }
        rects = rects
          .map((rect) => {
            const [left, top] = [Math.max(rect.left, box.left), Math.max(rect.top, box.top)]
            return new DOMRect(left, top, Math.min(rect.right, box.right) - left, Math.min(rect.bottom, box.bottom) - top)
          })
          .filter(({ width, height }) => width > 1 && height > 1)
      } else if (isBox(style) && style.display !== 'inline') {
        const isOut = rects.some(
          ({ left, right, top, bottom }) =>
            left < box.left - tolerance || right > box.right + tolerance || top < box.top - tolerance || bottom > box.bottom + tolerance,
        )
        if (isOut) findings.add(`out of its box: ${words(element)}`)
      }
      if (isFixed(each)) break
    }
    pieces.push({ text: words(element), rects, layer: [...ancestors(element)].find(isFixed) ?? null })
  }

  for (const [at, one] of pieces.entries()) {
    for (const other of pieces.slice(at + 1)) {
      const isOver = one.rects.some((a) =>
        other.rects.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * tolerance,
        ),
      )
      if (isOver && one.layer === other.layer) findings.add(`over each other: ${one.text} and ${other.text}`)
    }
  }
  return [...findings]
}
