/** The visible part of a conversation. */
export interface View {
  isAtEnd: boolean
  /** Whether the view is close to the first or the last loaded message. */
  isNearStart: boolean
  isNearEnd: boolean
  /** Position of the last fully visible message; 0 if there is none. */
  seen: number
}

export interface AnchoredScroll {
  /** Call after elements were added or removed, before the next paint. */
  settle: () => void
  scrollTo: (target: 'end' | HTMLElement, options?: { smooth?: boolean }) => void
  /** The topmost visible message and its offset, to restore later; undefined at the end. */
  place: () => ScrollPlace | undefined
  /** Scrolls back to a place. @returns false if its message is not loaded */
  restore: (place: ScrollPlace) => boolean
  stop: () => void
}

export interface ScrollPlace {
  position: number
  offset: number
}

/** In pixels: up to where the view counts as at the end, and from where on the next page is requested. */
const endTolerance = 32
const nearby = 900

/**
 * Keeps the visible part in place while messages are added around it or the size changes: the end if it is visible, otherwise the
 * topmost message. Browsers do this only partially (`overflow-anchor`), Safari not at all.
 * @param scroller positioned, with one child that holds everything; messages have `data-position`, 0 while they are outgoing
 */
export function anchorScroll(scroller: HTMLElement, onView: (view: View) => void): AnchoredScroll {
  let isAtEnd = true
  /** The scroll position at the last look, in pixels. */
  let top = 0
  let anchor: { element: HTMLElement; top: number; offset: number } | undefined

  const messages = () => scroller.querySelectorAll<HTMLElement>('[data-position]')
  const bottom = () => scroller.scrollTop + scroller.clientHeight

  function look() {
    const { scrollTop, scrollHeight } = scroller
    const all = messages()
    top = scrollTop
    isAtEnd = scrollHeight - bottom() <= endTolerance
    const first = all[indexBelow(all, scrollTop)]
    anchor = first && { element: first, top: first.offsetTop, offset: first.offsetTop - scrollTop }
    const last = isAtEnd ? all.length - 1 : indexBelow(all, bottom(), (element) => element.offsetTop + element.offsetHeight) - 1
    onView({
      isAtEnd,
      isNearStart: scrollTop < nearby,
      isNearEnd: scrollHeight - bottom() < nearby,
      seen: lastPositionUpTo(all, last),
    })
  }

  function settle() {
    const moved = anchor?.element.isConnected ? anchor.element.offsetTop - anchor.top : 0
    // The reader may have scrolled up since the last look: browsers report it with the next frame.
    const hasLeft = scroller.scrollTop < Math.min(top, scroller.scrollHeight - scroller.clientHeight) - 1
    if (isAtEnd && !hasLeft) scroller.scrollTop = scroller.scrollHeight
    // Assigning the current value would stop a smooth scroll.
    else if (moved !== 0) scroller.scrollTop += moved
    look()
  }

  const observer = new ResizeObserver(settle)
  observer.observe(scroller)
  for (const child of scroller.children) observer.observe(child)
  scroller.addEventListener('scroll', look, { passive: true })

  return {
    settle,
    scrollTo(target, { smooth = false } = {}) {
      if (target === 'end') {
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
        scroller.scrollTo({ top: scroller.scrollHeight, behavior: smooth && !isCalm ? 'smooth' : 'instant' })
      } else {
        const middle = (scroller.clientHeight - target.offsetHeight) / 2
        scroller.scrollTop = target.offsetTop - Math.max(64, Math.min(middle, 160))
      }
      look()
    },
    place() {
      const position = Number(anchor?.element.dataset['position'])
      return isAtEnd || !anchor || !position ? undefined : { position, offset: anchor.offset }
    },
    restore({ position, offset }) {
      const element = scroller.querySelector<HTMLElement>(`[data-position="${position}"]`)
      if (element) scroller.scrollTop = element.offsetTop - offset
      look()
      return element !== null
    },
    stop() {
      observer.disconnect()
      scroller.removeEventListener('scroll', look)
    },
  }
}

/** Index of the first of vertically stacked elements that starts (or ends) below a line. */
function indexBelow(elements: ArrayLike<HTMLElement>, line: number, edge = (element: HTMLElement) => element.offsetTop): number {
  let from = 0
  let to = elements.length
  while (from < to) {
    const middle = (from + to) >> 1
    const element = elements[middle]
    if (element && edge(element) < line) from = middle + 1
    else to = middle
  }
  return from
}

function lastPositionUpTo(elements: ArrayLike<HTMLElement>, last: number): number {
  for (let index = last; index >= 0; index--) {
    const position = Number(elements[index]?.dataset['position'])
    if (position > 0) return position
  }
  return 0
}
