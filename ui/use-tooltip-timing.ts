import { useEffect, useId, useRef } from 'react'
import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** In milliseconds: how long the pointer rests before a tooltip opens … */
const openDelay = 700
/** … unless another is open or closed less than this ago: then it opens immediately. */
const skipDelay = 300
/** How long the pointer may take from the trigger to the tooltip without closing it. */
const closeDelay = 120

/** Only one tooltip is open at a time. */
const openId = createStore<string | null>(null)
let closedAt = Number.NEGATIVE_INFINITY

function change(next: string | null) {
  if (openId.get() !== null) closedAt = performance.now()
  openId.set(next)
}

/** The state of a tooltip: opened and closed by the pointer with delays, by the keyboard (`set`) immediately. */
export function useTooltipTiming() {
  const id = useId()
  const timer = useRef(0)
  const isOpen = useStore(openId, (shown) => shown === id)

  const set = (open: boolean) => {
    clearTimeout(timer.current)
    if (open !== (openId.get() === id)) change(open ? id : null)
  }
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => set(open), delay)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (openId.get() === id) change(null)
    },
    [id],
  )
  return {
    isOpen,
    set,
    pointerEnter: () => later(true, openId.get() !== null || performance.now() - closedAt < skipDelay ? 0 : openDelay),
    pointerLeave: () => later(false, closeDelay),
  }
}
