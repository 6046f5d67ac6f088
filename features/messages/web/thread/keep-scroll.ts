/** What of a conversation is in view. */
export interface View {
  isAtEnd: boolean
  /** Whether the first or the last message at hand will soon be in sight. */
  isNearStart: boolean
  isNearEnd: boolean
  /** The position of the last message that is seen whole; 0 if there is none. */
  seen: number
}

export interface KeptScroll {
  /** To be called when something has come or gone, before it is painted. */
  settle: () => void
  scrollTo: (target: 'end' | HTMLElement, options?: { smooth?: boolean }) => void
  /** The message at the top and how far it stands below that, to come back to; undefined at the end. */
  place: () => ScrollPlace | undefined
  /** Stands again where it was. @returns false if the message is not there */
  restore: (place: ScrollPlace) => boolean
  stop: () => void
}

export interface ScrollPlace {
  position: number
  offset: number
}

/** Pixels. What is this close to the end counts as at it; this far off, the next page is asked for. */
const endTolerance = 32
const nearby = 900

/**
 * Keeps a scroller where it is while messages come before and behind what is seen, or its size changes: at the end if it is there, else
 * on the message at the top. Browsers do so only in part (`overflow-anchor`), and Safari not at all.
 * @param scroller positioned, with one child that holds everything; messages carry `data-position`, 0 as long as they have none
 */
export function keepScroll(scroller: HTMLElement, onView: (view: View) => void): KeptScroll {
  let isAtEnd = true
  let anchor: { element: HTMLElement; top: number; offset: number } | undefined

  const messages = () => scroller.querySelectorAll<HTMLElement>('[data-position]')
  const bottom = () => scroller.scrollTop + scroller.clientHeight

  function look() {
    const { scrollTop, scrollHeight } = scroller
    const all = messages()
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
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight
    // To set it to what it is would end a smooth movement.
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

/** The first of some elements, which stand below each other, that begins (or ends) below a line. */
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
