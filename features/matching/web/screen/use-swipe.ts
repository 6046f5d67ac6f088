import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Decision } from '../../contract.ts'
import { type Moment, decisionAt, nearness, speedOf, turnAt, verdictAt } from './gesture.ts'
import { springBack } from './motion.ts'

/** From how many pixels on a press is a drag rather than a click. */
const dragFrom = 4

/**
 * Moves a card with the pointer. React does not render during a drag: the card's element is moved, turned and labelled directly.
 * @param onDecide returns whether the card leaves; otherwise it moves back to its place
 */
export function useSwipe(card: RefObject<HTMLElement | null>, onDecide: (status: Decision['status']) => boolean) {
  const end = useRef<AbortController>(undefined)
  useEffect(() => () => end.current?.abort(), [])

  function onPointerDown(down: ReactPointerEvent<HTMLElement>) {
    const element = card.current
    if (!element || !down.isPrimary || down.button !== 0 || (down.target as Element).closest('button, input, textarea')) return
    end.current?.abort()
    const ending = new AbortController()
    end.current = ending
    // A card still on its way back is picked up where it is.
    const held = new DOMMatrix(getComputedStyle(element).transform)
    for (const animation of element.getAnimations()) animation.cancel()
    const drag = dragOf(element, down.nativeEvent, held)
    const { signal } = ending
    const isOther = (event: PointerEvent) => event.pointerId !== down.pointerId

    window.addEventListener('pointermove', (move) => isOther(move) || drag.move(move), { signal })
    window.addEventListener(
      'pointerup',
      (up) => {
        if (isOther(up)) return
        ending.abort()
        const decision = drag.decision(up)
        if (drag.hasMoved()) ignoreClick()
        if (!decision || !onDecide(decision)) drag.release()
      },
      { signal },
    )
    window.addEventListener(
      'pointercancel',
      (cancel) => {
        if (isOther(cancel)) return
        // The browser scrolls instead.
        ending.abort()
        drag.release()
      },
      { signal },
    )
  }

  return { onPointerDown, onDragStart: (event: { preventDefault: () => void }) => event.preventDefault() }
}

/** Moves a card with the pointer, rotated around the point where it is held, so that this point stays under the finger. */
function dragOf(card: HTMLElement, down: PointerEvent, held: DOMMatrix) {
  const width = card.offsetWidth
  const way: Moment[] = []
  let x = held.e
  let y = held.f
  let farthest = 0
  const behind = card.parentElement?.querySelector<HTMLElement>('[data-depth="1"]')
  const place = card.parentElement?.getBoundingClientRect()
  if (place) card.style.transformOrigin = `${down.clientX - place.left - x}px ${down.clientY - place.top - y}px`

  return {
    move(event: PointerEvent) {
      x = held.e + event.clientX - down.clientX
      y = held.f + event.clientY - down.clientY
      farthest = Math.max(farthest, Math.abs(event.clientX - down.clientX), Math.abs(event.clientY - down.clientY))
      way.push({ x, time: event.timeStamp })
      card.style.transform = `translate(${x}px, ${y}px) rotate(${turnAt(x, width)}deg)`
      behind?.style.setProperty('--rise', String(nearness(x)))
      label(card, verdictAt(x))
    },
    decision: (up: PointerEvent) => decisionAt(x, speedOf(way, up.timeStamp)),
    hasMoved: () => farthest > dragFrom,
    release() {
      label(card, undefined)
      behind?.style.removeProperty('--rise')
      springBack(card)
    },
  }
}

function label(card: HTMLElement, verdict: Decision['status'] | undefined) {
  if (card.dataset['verdict'] === verdict) return
  if (verdict) card.dataset['verdict'] = verdict
  else delete card.dataset['verdict']
}

/** A drag that started on a link must not follow it. */
function ignoreClick() {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}
