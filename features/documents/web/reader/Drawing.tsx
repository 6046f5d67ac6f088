import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { drawPage } from './draw-page.ts'

/** What is seen of a page, as long as it stands; its memory goes with it. */
export function Drawing({ page, width, picture }: { page: PDFPageProxy | undefined; width: number; picture: string | null }) {
  const place = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!page) return undefined
    const drawing = drawPage(page, width)
    drawing.canvas.then(
      (canvas) => {
        // What was drawn before stays until then.
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
