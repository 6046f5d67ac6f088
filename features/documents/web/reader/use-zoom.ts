import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Zoom factors relative to the width that fits. */
const least = 0.5
const most = 4
const step = 1.25

/** Maximum width of unzoomed pages, in CSS pixels; portrait pages would become too tall. */
const widest = { across: 1_080, upright: 820 }
/** Both side margins together, in CSS pixels. */
const margins = (room: number) => (room < 640 ? 16 : 64)

interface Focus {
  /** In the viewport, in CSS pixels. */
  x: number
  y: number
}

interface Zoomed {
  zoom: number
  /** The fixed point of the zoom: as a share of the content, and its position in the viewport. */
  kept?: { across: number; down: number; x: number; y: number }
}

/** The width of pages: the width that fits times the zoom by buttons, keys, wheel or pinch. */
export function useZoom(scroller: RefObject<HTMLElement | null>, ratio: number) {
  const [{ zoom, kept }, setZoom] = useState<Zoomed>({ zoom: 1 })
  const [room, setRoom] = useState(0)
  const fit = Math.max(120, Math.min(room - margins(room), ratio > 1 ? widest.upright : widest.across))
  const width = Math.round(fit * zoom)

  const zoomTo = (wanted: number, focus?: Focus) => {
    const element = scroller.current
    if (!element) return
    const box = element.getBoundingClientRect()
    const x = focus ? focus.x - box.left : element.clientWidth / 2
    const y = focus ? focus.y - box.top : element.clientHeight / 2
    const across = (element.scrollLeft + x) / element.scrollWidth
    const down = (element.scrollTop + y) / element.scrollHeight
    setZoom({ zoom: Math.min(most, Math.max(least, wanted)), kept: { across, down, x, y } })
  }

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !kept) return
    element.scrollTo(kept.across * element.scrollWidth - kept.x, kept.down * element.scrollHeight - kept.y)
  }, [scroller, kept])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  usePinch(scroller, zoom, zoomTo)
  return {
    width,
    zoom,
    isReady: room > 0,
    in: () => zoomTo(zoom * step),
    out: () => zoomTo(zoom / step),
    fit: () => zoomTo(1),
    canZoomIn: zoom < most,
    canZoomOut: zoom > least,
  }
}

/** Pinch gestures, and Ctrl with the wheel, which trackpads send for pinches. */
function usePinch(scroller: RefObject<HTMLElement | null>, zoom: number, zoomTo: (zoom: number, focus: Focus) => void): void {
  const current = useEffectEvent(() => zoom)
  const change = useEffectEvent(zoomTo)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let begun: { distance: number; zoom: number } | undefined
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      change(current() * Math.exp(-event.deltaY / 240), { x: event.clientX, y: event.clientY })
    }
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) {
        begun = undefined
        return
      }
      event.preventDefault()
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      begun ??= { distance, zoom: current() }
      change((begun.zoom * distance) / begun.distance, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(kind, onTouch, { passive: false })
    return () => {
      element.removeEventListener('wheel', onWheel)
      for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) element.removeEventListener(kind, onTouch)
    }
  }, [scroller])
}
