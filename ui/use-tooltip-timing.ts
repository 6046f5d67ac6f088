import { useEffect, useId, useRef, useSyncExternalStore } from 'react'

/** Milliseconds. A pointer rests this long before a tooltip opens … */
const openDelay = 700
/** … unless another is open, or closed less than this ago: then it opens at once. */
const skipDelay = 300
/** How long the pointer may take from the trigger to the tooltip without closing it. */
const closeDelay = 120

/** One tooltip of the page is open at a time. */
let openId: string | null = null
let closedAt = Number.NEGATIVE_INFINITY
const listeners = new Set<() => void>()

function change(next: string | null) {
  if (openId !== null) closedAt = performance.now()
  openId = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of one tooltip: the pointer opens and closes it with delays, the keyboard (`set`) at once. */
export function useTooltipTiming() {
  const id = useId()
  const timer = useRef(0)
  const isOpen = useSyncExternalStore(
    subscribe,
    () => openId === id,
    () => false,
  )

  const set = (open: boolean) => {
    clearTimeout(timer.current)
    if (open !== (openId === id)) change(open ? id : null)
  }
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => set(open), delay)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (openId === id) change(null)
    },
    [id],
  )
  return {
    isOpen,
    set,
    pointerEnter: () => later(true, openId !== null || performance.now() - closedAt < skipDelay ? 0 : openDelay),
    pointerLeave: () => later(false, closeDelay),
  }
}
