import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { drawPage } from './draw-page.ts'

/** The drawing of a page. Its memory is freed when it unmounts. */
export function Drawing({ page, width, picture }: { page: PDFPageProxy | undefined; width: number; picture: string | null }) {
  const place = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!page) return undefined
    const drawing = drawPage(page, width)
    drawing.canvas.then(
      (canvas) => {
        // Replaces the previous drawing only now, to avoid flicker.
        place.current?.replaceChildren(canvas)
        setDrawn(true)
      },
      () => {},
    )
    return drawing.cancel
  }, [page, width])
  useEffect(() => () => void page?.cleanup(), [page])
  return (
    <>
      {picture && !isDrawn && <img src={picture} alt="" className="first-look object-contain" />}
      <div ref={place} aria-hidden data-drawn={isDrawn || undefined} className="drawn" />
    </>
  )
}
