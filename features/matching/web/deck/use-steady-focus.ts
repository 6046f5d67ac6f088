import { type RefObject, useEffect, useRef } from 'react'
import { frontIn } from './motion.ts'

/**
 * When another card comes to the front: if the focus went with the one before, the new one takes it, so that the keyboard stays where it
 * was; and if one had scrolled down to read, the new card is seen from its beginning.
 * @param id of the card in front; undefined once all are decided
 * @returns to be called before the card in front goes
 */
export function useSteadyFocus(place: RefObject<HTMLElement | null>, id: string | undefined): () => void {
  const before = useRef(id)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    const front = place.current && frontIn(place.current)
    if (!front) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && hadFocus.current) front.focus({ preventScroll: true })
    const clearance = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    if (front.getBoundingClientRect().top < clearance) front.scrollIntoView({ block: 'start' })
  }, [place, id])
  return () => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false
  }
}
