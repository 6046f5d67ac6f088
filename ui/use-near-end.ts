import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back once an element is close to what is seen, and anew each time that becomes so or `isReady` becomes true.
 * @param scroller what it scrolls in; without, the page
 * @returns the ref of the element, which stays while `isReady`
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
