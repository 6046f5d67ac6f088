import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Maximum canvas size on phones, in pixels. */
const mostPixels = 12_000_000
/** Debounce for redrawing while zooming, in milliseconds. */
const settling = 120

/** Draws a page for a width in CSS pixels. */
export function drawPage(page: PDFPageProxy, width: number): { canvas: Promise<HTMLCanvasElement>; cancel: () => void } {
  let isOver = false
  let rendering: ReturnType<PDFPageProxy['render']> | undefined
  async function draw(): Promise<HTMLCanvasElement> {
    await new Promise((resolve) => setTimeout(resolve, settling))
    if (isOver) throw new Error('the page is no longer needed')
    const whole = page.getViewport({ scale: 1 })
    const wanted = (width / whole.width) * window.devicePixelRatio
    const scale = Math.min(wanted, Math.sqrt(mostPixels / (whole.width * whole.height)))
    const viewport = page.getViewport({ scale })
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(viewport.width))
    canvas.height = Math.max(1, Math.round(viewport.height))
    rendering = page.render({ canvas, viewport, background: '#ffffff' })
    await rendering.promise
    return canvas
  }
  return {
    canvas: draw(),
    cancel() {
      isOver = true
      rendering?.cancel()
    },
  }
}
