import { TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Drawing } from './Drawing.tsx'
import { type PageLink, linksOf } from './page-links.ts'
import { Watermark } from './Watermark.tsx'

interface PageViewProps {
  pdf: PDFDocumentProxy
  number: number
  count: number
  /** In CSS pixels. */
  width: number
  /** Height divided by width; that of the first page until it is known. */
  ratio: number
  /** In the viewport or one page away; other pages are not drawn. */
  isNear: boolean
  /** The reader's name and the date. */
  mark: string
  /** A picture of the first page until it is drawn. */
  picture: string | null
  onRatio: (ratio: number) => void
}

/** A page. It is drawn while it is near; its text and links stay once loaded. */
export function PageView({ pdf, number, count, width, ratio, isNear, mark, picture, onRatio }: PageViewProps) {
  const { t } = useLingui()
  const [page, setPage] = useState<PDFPageProxy>()
  const [links, setLinks] = useState<readonly PageLink[]>([])
  const [isSilent, setSilent] = useState(false)
  const text = useRef<HTMLDivElement>(null)
  const tellRatio = useEffectEvent(onRatio)

  useEffect(() => {
    if (!isNear || page) return undefined
    let isOver = false
    void pdf.getPage(number).then((found) => {
      if (isOver) return
      const viewport = found.getViewport({ scale: 1 })
      tellRatio(viewport.height / viewport.width)
      setPage(found)
    }, ignoreClosedDocument)
    return () => {
      isOver = true
    }
  }, [pdf, number, isNear, page])

  useEffect(() => {
    const container = text.current
    if (!page || !container) return undefined
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport: page.getViewport({ scale: 1 }) })
    layer.render().then(() => setSilent(container.textContent.trim() === ''), ignoreClosedDocument)
    linksOf(page).then(setLinks, ignoreClosedDocument)
    return () => {
      layer.cancel()
      container.replaceChildren()
    }
  }, [page])

  const scale = page ? width / page.getViewport({ scale: 1 }).width : 1
  return (
    <section
      aria-label={t`Page ${number} of ${count}`}
      data-page={number}
      className="reader-page"
      style={{ width, height: width * ratio, '--total-scale-factor': scale } as CSSProperties}
    >
      {isNear && <Drawing page={page} width={width} picture={picture} />}
      <div ref={text} className="reader-text" />
      {isSilent && (
        <p className="sr-only">
          <Trans>This page is an image without text.</Trans>
        </p>
      )}
      {links.map(({ url, left, top, width: across, height }, index) => (
        <a
          key={index}
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={t`Link to ${url}`}
          className="reader-link"
          style={{ left: `${left}%`, top: `${top}%`, width: `${across}%`, height: `${height}%` }}
        />
      ))}
      <Watermark text={mark} pageWidth={width} />
    </section>
  )
}

/** The document was closed in the meantime. `openPdf` reports parts that failed to load. */
const ignoreClosedDocument = () => {}
