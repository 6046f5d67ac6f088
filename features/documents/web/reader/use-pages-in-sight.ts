import { type RefObject, useEffect, useState } from 'react'

/** The page that is looked at, and from which to which some of it is in the window; the first is 1. */
export interface PagesInSight {
  current: number
  first: number
  last: number
}

/** Follows which pages a scrolled element shows. @param layout changes whenever their places do */
export function usePagesInSight(scroller: RefObject<HTMLElement | null>, layout: unknown): PagesInSight {
  const [inSight, setInSight] = useState<PagesInSight>({ current: 1, first: 1, last: 1 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      const next = pagesIn(element)
      setInSight((before) => (Object.entries(next).every(([name, value]) => before[name as keyof PagesInSight] === value) ? before : next))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    element.addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', lookSoon)
    }
  }, [scroller, layout])
  return inSight
}

function pagesIn(element: HTMLElement): PagesInSight {
  const { top, bottom, height } = element.getBoundingClientRect()
  const line = top + height * 0.4
  const found: PagesInSight = { current: 1, first: 1, last: 1 }
  let isFirst = true
  for (const page of element.querySelectorAll<HTMLElement>('[data-page]')) {
    const box = page.getBoundingClientRect()
    const number = Number(page.dataset['page'])
    if (box.top <= line) found.current = number
    if (box.bottom < top || box.top > bottom) continue
    if (isFirst) found.first = number
    isFirst = false
    found.last = number
  }
  // At the very end the last page is looked at, however short it is.
  if (element.scrollTop + element.clientHeight >= element.scrollHeight - 2 && element.scrollTop > 0) found.current = found.last
  return found
}
