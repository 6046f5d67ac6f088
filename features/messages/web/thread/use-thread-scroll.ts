import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type KeptScroll, type ScrollPlace, type View, keepScroll } from './keep-scroll.ts'

/** Where conversations were left while the page stands, unless at their end. */
const leftAt = new Map<string, ScrollPlace>()

/** How long a message one was led to is marked, in milliseconds. */
const markedFor = 2_500

interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>
  /** Goes to the end: at once, smoothly, or once what has just come is rendered. */
  goToEnd: (how: 'at once' | 'smoothly' | 'once rendered') => void
  /** Goes to a message. @returns false if it is not at hand: it is gone to once it is rendered */
  goTo: (position: number) => boolean
  /** The position of a message one was just led to. */
  marked: number | undefined
}

/** Keeps a conversation scrolled to where its reader is, and begins where that makes sense: where one is led, was, or had stopped reading. */
export function useThreadScroll(other: string, { at, onView }: { at: number | undefined; onView: (view: View) => void }): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const kept = useRef<KeptScroll>(null)
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

  const tellView = useEffectEvent(onView)
  const begin = useEffectEvent((keeping: KeptScroll) => {
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
    const keeping = keepScroll(scroller.current, (view) => tellView(view))
    kept.current = keeping
    begin(keeping)
    return () => {
      const place = keeping.place()
      if (place) leftAt.set(other, place)
      else leftAt.delete(other)
      keeping.stop()
    }
  }, [other])

  // Whatever was rendered may have come before what is seen, or gone.
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
