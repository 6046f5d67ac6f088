import type { PointerEvent } from 'react'

/** In pixels, and pixels per millisecond: releasing a sheet beyond either closes it. */
const closeDistance = 96
const closeSpeed = 0.5

/** Lets touch users pull a bottom sheet down by its handle. Spread the result on the handle; `dialogOf` finds the element to move. */
export function sheetDrag(onClose: () => void, dialogOf: (handle: Element) => HTMLElement | null) {
  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    const handle = down.currentTarget
    const dialog = dialogOf(handle)
    if (!dialog || !down.isPrimary) return
    handle.setPointerCapture(down.pointerId)
    dialog.style.transition = 'none'
    const startY = down.clientY
    const startTime = down.timeStamp
    let distance = 0

    const onMove = (move: globalThis.PointerEvent) => {
      distance = Math.max(0, move.clientY - startY)
      dialog.style.translate = `0 ${distance}px`
    }
    const onEnd = (end: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', onMove)
      handle.removeEventListener('pointerup', onEnd)
      handle.removeEventListener('pointercancel', onEnd)
      // From here the style sheet animates it: back, or out.
      dialog.style.transition = ''
      dialog.style.translate = ''
      const speed = distance / Math.max(1, end.timeStamp - startTime)
      if (end.type === 'pointerup' && (distance > closeDistance || (distance > 24 && speed > closeSpeed))) onClose()
    }
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('pointerup', onEnd)
    handle.addEventListener('pointercancel', onEnd)
  }
  return { onPointerDown }
}
