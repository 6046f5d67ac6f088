import { type RefObject, useEffect, useRef, useState } from 'react'

interface InSight {
  /** The current page, starting at 1. */
  current: number
  /** The first and last page that are partly in the viewport. */
  first: number
  last: number
}

/** A page the reader went to and its scroll position. It stays current until they scroll, even if it could not be scrolled to the top. */
interface Asked {
  page: number
  place: number
}

/** Tracks which pages are visible in a scroll container, whose last child contains them, and scrolls to pages. */
export function usePagesInSight(scroller: RefObject<HTMLElement | null>, count: number) {
  const [inSight, setInSight] = useState<InSight>({ current: 1, first: 1, last: 1 })
  const asked = useRef<Asked>(undefined)
  const looking = useRef(() => {})

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      const next = pagesIn(element, asked.current)
      setInSight((before) => (isSame(before, next) ? before : next))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    looking.current = lookSoon
    lookSoon()
    // Resizing changes the positions of pages.
    const observer = new ResizeObserver(lookSoon)
    observer.observe(element)
    if (element.lastElementChild) observer.observe(element.lastElementChild)
    element.addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('scroll', lookSoon)
    }
  }, [scroller])

  const goTo = (wanted: number) => {
    const element = scroller.current
    const page = Math.min(count, Math.max(1, wanted))
    const target = element?.querySelector<HTMLElement>(`[data-page="${page}"]`)
    if (!element || !target) return
    element.scrollTo({ top: page === 1 ? 0 : target.offsetTop - gap })
    asked.current = { page, place: element.scrollTop }
    looking.current()
  }
  return {
    ...inSight,
    goTo,
    /** Goes forward or back from the current scroll position, which may be ahead of the last render. */
    turn: (by: number) => scroller.current && goTo(pagesIn(scroller.current, asked.current).current + by),
  }
}

/** Gap above a page after scrolling to it, in CSS pixels. */
const gap = 12

const isSame = (one: InSight, other: InSight) => one.current === other.current && one.first === other.first && one.last === other.last

function pagesIn(element: HTMLElement, asked: Asked | undefined): InSight {
  const { top, bottom, height } = element.getBoundingClientRect()
  const seen = [...element.querySelectorAll<HTMLElement>('[data-page]')].flatMap((page) => {
    const box = page.getBoundingClientRect()
    if (box.bottom < top || box.top > bottom) return []
    // Most of the previous page is out of view.
    return [{ number: Number(page.dataset['page']), isLookedAt: box.bottom - top > 0.4 * Math.min(box.height, height) }]
  })
  const [first, last] = [seen[0]?.number ?? 1, seen.at(-1)?.number ?? 1]
  const isThere = asked && Math.abs(element.scrollTop - asked.place) < 2 && asked.page >= first && asked.page <= last
  return { current: isThere ? asked.page : (seen.find(({ isLookedAt }) => isLookedAt)?.number ?? last), first, last }
}
