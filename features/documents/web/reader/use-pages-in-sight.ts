import { type RefObject, useEffect, useRef, useState } from 'react'

interface InSight {
  /** The page that is looked at; the first is 1. */
  current: number
  /** From which to which some of a page is in the window. */
  first: number
  last: number
}

/** A page that was gone to, and where that was: it is the current one as long as nothing is scrolled, wherever there was no more room. */
interface Asked {
  page: number
  place: number
}

/** Follows which pages a scrolled element shows, whose last child holds them, and goes to them. */
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
    // Their places change with it.
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
    /** So many pages on from where one is now, which may be ahead of what was last rendered. */
    turn: (by: number) => scroller.current && goTo(pagesIn(scroller.current, asked.current).current + by),
  }
}

/** Above a page that was gone to, in CSS pixels. */
const gap = 12

const isSame = (one: InSight, other: InSight) => one.current === other.current && one.first === other.first && one.last === other.last

function pagesIn(element: HTMLElement, asked: Asked | undefined): InSight {
  const { top, bottom, height } = element.getBoundingClientRect()
  const seen = [...element.querySelectorAll<HTMLElement>('[data-page]')].flatMap((page) => {
    const box = page.getBoundingClientRect()
    if (box.bottom < top || box.top > bottom) return []
    // The one above has mostly gone.
    return [{ number: Number(page.dataset['page']), isLookedAt: box.bottom - top > 0.4 * Math.min(box.height, height) }]
  })
  const [first, last] = [seen[0]?.number ?? 1, seen.at(-1)?.number ?? 1]
  const isThere = asked && Math.abs(element.scrollTop - asked.place) < 2 && asked.page >= first && asked.page <= last
  return { current: isThere ? asked.page : (seen.find(({ isLookedAt }) => isLookedAt)?.number ?? last), first, last }
}
