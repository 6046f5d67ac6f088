import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Calls back whenever an element comes close to what is seen of the page. @returns the ref of the element, which stays as long as the caller */
export function useNearEnd<Element extends HTMLElement>(callBack: () => void): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const onNear = useEffectEvent(callBack)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: '0px 0px 600px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return ref
}
