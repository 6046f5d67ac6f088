import { type RefObject, useLayoutEffect, useState } from 'react'

/** Of the narrowest phone: what fits there fits until the width is known. */
const narrowest = 18

/** An element's width in rem, which grows with the reader's text size; follows changes. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(narrowest)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setWidth(measured.getBoundingClientRect().width / rem || narrowest)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
