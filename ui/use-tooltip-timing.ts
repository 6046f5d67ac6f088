import { useEffect, useRef, useState } from 'react'

/** Milliseconds. A pointer rests this long before a tooltip opens … */
const openDelay = 700
/** … unless another tooltip closed less than this ago: then it opens at once. */
const skipDelay = 300
/** How long the pointer may take from the trigger to the tooltip without closing it. */
const closeDelay = 120

let lastClosedAt = Number.NEGATIVE_INFINITY

/** How long a tooltip waits when the pointer arrives at `now` (milliseconds, any clock). */
export const waitBeforeOpening = (now: number, closedAt: number) => (now - closedAt < skipDelay ? 0 : openDelay)

/** The state of one tooltip; the pointer opens and closes it with delays, the keyboard (`set`) at once. */
export function useTooltipTiming() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const set = (open: boolean) => {
    clearTimeout(timer.current)
    if (isOpen && !open) lastClosedAt = performance.now()
    setOpen(open)
  }
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => set(open), delay)
  }
  return {
    isOpen,
    set,
    pointerEnter: () => later(true, isOpen ? 0 : waitBeforeOpening(performance.now(), lastClosedAt)),
    pointerLeave: () => later(false, closeDelay),
  }
}
