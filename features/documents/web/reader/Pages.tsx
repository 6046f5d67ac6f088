import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import type { Document } from '../../contract.ts'
import type { DocumentAccess } from './access.ts'
import { AccessEnded } from './access-end.ts'
import { FirstLook } from './FirstLook.tsx'
import { type OpenedPdf, openPdf } from './open-pdf.ts'
import { PageView } from './PageView.tsx'
import { ReaderBar, ReaderControls } from './ReaderBar.tsx'
import { usePagesInSight } from './use-pages-in-sight.ts'
import { useReaderKeys } from './use-reader-keys.ts'
import { useReading } from './use-reading.ts'
import { useZoom } from './use-zoom.ts'
import './reader.css'

interface PagesProps {
  document: Document
  access: DocumentAccess
  back: { href: string; label: string }
  firstPage: number | undefined
  onAccessEnded: (ended: AccessEnded) => void
}

/** The pages of a document and the bar above them. */
export function Pages(props: PagesProps) {
  const [attempt, setAttempt] = useState(0)
  return <Opening key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

/** One attempt to open the document. */
function Opening({ onAgain, ...props }: PagesProps & { onAgain: () => void }) {
  const { t } = useLingui()
  const { document, access, back, onAccessEnded } = props
  const { pdf, trouble, retry } = usePdf(document, access, onAccessEnded)
  if (pdf) return <OpenPages {...props} pdf={pdf} hasTrouble={trouble === 'passing'} onRetry={retry} />
  return (
    <>
      <ReaderBar back={back} title={document.name} />
      {trouble === 'none' ? (
        <FirstLook picture={document.picture} />
      ) : (
        <ErrorState title={t`View failed`} retryLabel={t`Retry`} onRetry={trouble === 'passing' ? retry : onAgain} className="self-center">
          {document.kind === 'deck' ? t`Unable to open pitch deck. Please try again.` : t`Unable to open this document. Please try again.`}
        </ErrorState>
      )}
    </>
  )
}

/** Opens the document and closes it on unmount. */
function usePdf({ bytes }: Document, access: DocumentAccess, onAccessEnded: PagesProps['onAccessEnded']) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [trouble, setTrouble] = useState<'none' | 'passing' | 'failed'>('none')
  const opened = useRef<OpenedPdf>(undefined)
  useEffect(() => {
    const opening = openPdf(access, bytes, (error) => (error instanceof AccessEnded ? onAccessEnded(error) : setTrouble('passing')))
    opened.current = opening
    opening.document.then(setPdf, () => {
      if (opened.current === opening) setTrouble('failed')
    })
    return () => {
      opened.current = undefined
      opening.close()
    }
  }, [access, bytes, onAccessEnded])
  const retry = () => {
    setTrouble('none')
    opened.current?.retry()
  }
  return { pdf, trouble, retry }
}

interface OpenPagesProps extends PagesProps {
  pdf: PDFDocumentProxy
  hasTrouble: boolean
  onRetry: () => void
}

/** Goes to the page that a link names, once, and to that of the next link to the same document. */
function useFirstPage(page: number | undefined, isReady: boolean, goTo: (page: number) => void): void {
  const gone = useRef<number>(undefined)
  useEffect(() => {
    if (!isReady || gone.current === page) return
    gone.current = page
    if (page !== undefined) goTo(page)
  })
}

/** Height divided by width of slides, also assumed for pages that are not loaded yet. */
const usualRatio = 9 / 16

function OpenPages({ pdf, document, access, back, firstPage, onAccessEnded, hasTrouble, onRetry }: OpenPagesProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const scroller = useRef<HTMLDivElement>(null)
  const count = pdf.numPages
  const [ratios, setRatios] = useState<ReadonlyMap<number, number>>(new Map())
  const firstRatio = ratios.get(1) ?? usualRatio
  const zoom = useZoom(scroller, firstRatio)
  const { current, first, last, goTo, turn } = usePagesInSight(scroller, count)
  useFirstPage(firstPage, zoom.isReady, goTo)
  const mark = useMark()
  useReading({ documentId: document.id, pages: count, current, access, isOwn: document.is_own, onAccessEnded })

  const fullScreen = () => {
    const frame = scroller.current?.parentElement
    if (window.document.fullscreenElement) void window.document.exitFullscreen()
    else frame?.requestFullscreen().catch(() => {})
  }
  const leave = () => void navigate({ href: back.href })
  useReaderKeys(scroller, count, { turn, goTo, zoomIn: zoom.in, zoomOut: zoom.out, fit: zoom.fit, fullScreen, leave })
  // Lets keys scroll at once, without a focus ring around everything.
  useEffect(() => scroller.current?.focus({ preventScroll: true, focusVisible: false }), [])

  return (
    <>
      <ReaderBar back={back} title={document.name}>
        <ReaderControls
          document={document}
          current={current}
          pages={count}
          zoom={zoom}
          onTurn={turn}
          onGo={goTo}
          onFullScreen={window.document.fullscreenEnabled ? fullScreen : undefined}
        />
      </ReaderBar>
      <div
        ref={scroller}
        role="region"
        aria-label={t`Pages of ${document.name}`}
        tabIndex={0}
        className="relative min-h-0 touch-pan-x touch-pan-y overflow-auto overscroll-contain outline-offset-[-2px]"
      >
        {hasTrouble && (
          <Banner
            tone="warning"
            className="sticky inset-x-3 top-3 z-10 mx-3 mt-3"
            action={<Button size="small" onPress={onRetry}>{t`Retry`}</Button>}
          >
            {t`Some pages could not be loaded. Please check your connection and try again.`}
          </Banner>
        )}
        <div className="flex min-w-full w-max flex-col gap-3 py-3 phone:gap-2 phone:py-2">
          {zoom.isReady &&
            Array.from({ length: count }, (_, index) => index + 1).map((number) => (
              <PageView
                key={number}
                pdf={pdf}
                number={number}
                count={count}
                width={zoom.width}
                ratio={ratios.get(number) ?? firstRatio}
                isNear={number >= first - 1 && number <= last + 1}
                mark={mark}
                picture={number === 1 ? document.picture : null}
                onRatio={(ratio) => setRatios((known) => new Map(known).set(number, ratio))}
              />
            ))}
        </div>
      </div>
    </>
  )
}

/** The reader's name and local date. */
function useMark(): string {
  const name = useMember()?.full_name ?? ''
  const [today] = useState(() => new Date().toLocaleDateString(readerLocale(), { dateStyle: 'long' }))
  return `${name} · ${today}`
}
