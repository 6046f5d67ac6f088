import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type AnchoredScroll, type ScrollPlace, type View, anchorScroll } from './keep-scroll.ts'

/** Last scroll position of each conversation since the page was loaded; none if at the end. */
const leftAt = new Map<string, ScrollPlace>()

/** How long a message stays highlighted after a link led to it, in milliseconds. */
const markedFor = 2_500

interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>
  /** Scrolls to the end: instantly, smoothly, or after the next render. */
  goToEnd: (how: 'instantly' | 'smoothly' | 'once rendered') => void
  /** Scrolls to a message. @returns false if it is not loaded yet: the scroll then follows its rendering */
  goTo: (position: number) => boolean
  /** The position of the highlighted message. */
  marked: number | undefined
}

/** Keeps a conversation's scroll position. It starts at the linked message, the last position, or the first unread message. */
export function useThreadScroll(other: string, { at, onView }: { at: number | undefined; onView: (view: View) => void }): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const kept = useRef<AnchoredScroll>(null)
  const wanted = useRef<'end' | number>(undefined)
  const [marked, setMarked] = useState<number>()

  const goTo = (position: number) => {
    const element = scroller.current?.querySelector<HTMLElement>(`[data-position="${position}"]`)
    wanted.current = element ? undefined : position
    if (!element) return false
    kept.current?.scrollTo(element)
    setMarked(position)
    return true
  }

  const reportView = useEffectEvent(onView)
  const begin = useEffectEvent((keeping: AnchoredScroll) => {
    const left = leftAt.get(other)
    if (at !== undefined && goTo(at)) return
    if (left && keeping.restore(left)) return
    keeping.scrollTo(scroller.current?.querySelector<HTMLElement>('[data-unread]') ?? 'end')
  })

  const finish = useEffectEvent(() => {
    if (typeof wanted.current === 'number') goTo(wanted.current)
    if (wanted.current === 'end') {
      wanted.current = undefined
      kept.current?.scrollTo('end')
    }
    kept.current?.settle()
  })

  useLayoutEffect(() => {
    if (!scroller.current) return undefined
    const keeping = anchorScroll(scroller.current, (view) => reportView(view))
    kept.current = keeping
    begin(keeping)
    return () => {
      const place = keeping.place()
      if (place) leftAt.set(other, place)
      else leftAt.delete(other)
      keeping.stop()
    }
  }, [other])

  // Any render may have added or removed messages above.
  useLayoutEffect(() => {
    finish()
  })

  useEffect(() => {
    const timer = marked === undefined ? undefined : setTimeout(() => setMarked(undefined), markedFor)
    return () => clearTimeout(timer)
  }, [marked])

  return {
    scroller,
    goToEnd(how) {
      if (how === 'once rendered') wanted.current = 'end'
      else kept.current?.scrollTo('end', { smooth: how === 'smoothly' })
    },
    goTo,
    marked,
  }
}
