import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back when an element is near the visible area, and again whenever that or `isReady` becomes true.
 * @param scroller the scroll container; the page by default
 * @returns the ref of the element, stable while `isReady`
 */
export function useNearEnd<Element extends HTMLElement>(
  isReady: boolean,
  callBack: () => void,
  scroller?: RefObject<HTMLElement | null>,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const onNear = useEffectEvent(callBack)
  useEffect(() => {
    if (!isReady || !ref.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      root: scroller?.current ?? null,
      rootMargin: '0px 0px 600px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isReady, scroller])
  return ref
}
