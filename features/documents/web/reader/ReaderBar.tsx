import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, ChevronLeft, ChevronRight, Download, Expand, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { IconButton } from '#ui/IconButton.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { Document } from '../../contract.ts'
import { formatShare } from '../figures.ts'
import { useDownload } from '../panel/use-download.ts'

/** The bar with a back link, the title and controls. */
export function ReaderBar({ back, title, children }: { back: { href: string; label: string }; title: string; children?: ReactNode }) {
  return (
    <header className="flex min-h-13 items-center gap-1 border-b border-line bg-surface px-3 phone:gap-0 phone:px-1">
      <Link
        href={back.href}
        aria-label={back.label}
        className={buttonClass({ variant: 'quiet', size: 'small', className: 'phone:size-11 phone:px-0' })}
      >
        <ArrowLeft aria-hidden />
        <span className="max-w-40 truncate phone:hidden">{back.label}</span>
      </Link>
      <h1
        dir="auto"
        className="min-w-0 flex-1 truncate px-2 text-center font-semibold phone:line-clamp-2 phone:px-1 phone:text-start phone:text-12 phone:wrap-anywhere phone:whitespace-normal"
        title={title}
      >
        {title}
      </h1>
      {children}
    </header>
  )
}

interface ReaderControlsProps {
  document: Document
  current: number
  pages: number
  zoom: { zoom: number; in: () => void; out: () => void; fit: () => void; canZoomIn: boolean; canZoomOut: boolean }
  onTurn: (by: number) => void
  onGo: (page: number) => void
  onFullScreen: (() => void) | undefined
}

export function ReaderControls({ document, current, pages, zoom, onTurn, onGo, onFullScreen }: ReaderControlsProps) {
  const { t } = useLingui()
  const download = useDownload()
  return (
    <div className="flex items-center gap-1 phone:gap-0">
      <IconButton icon={ChevronLeft} label={t`Previous page`} isDisabled={current <= 1} onPress={() => onTurn(-1)} />
      <PageField current={current} pages={pages} onGo={onGo} />
      <IconButton icon={ChevronRight} label={t`Next page`} isDisabled={current >= pages} onPress={() => onTurn(1)} />
      <LiveRegion>{t`Page ${current} of ${pages}`}</LiveRegion>
      <span className="mx-1 h-5 w-px bg-line-2 phone:hidden" />
      <span className="flex items-center phone:hidden">
        <IconButton icon={Minus} label={t`Zoom out`} isDisabled={!zoom.canZoomOut} onPress={zoom.out} />
        <button
          type="button"
          onClick={zoom.fit}
          aria-label={t`Fit to width, currently ${formatShare(zoom.zoom)}`}
          className="h-control min-w-13 rounded-control text-ink-2 tabular-nums hover:bg-hover hover:text-ink"
        >
          {formatShare(zoom.zoom)}
        </button>
        <IconButton icon={Plus} label={t`Zoom in`} isDisabled={!zoom.canZoomIn} onPress={zoom.in} />
        {onFullScreen && <IconButton icon={Expand} label={t`Full screen`} onPress={onFullScreen} />}
      </span>
      <IconButton
        icon={Download}
        label={t`Download`}
        isDisabled={download.isPending}
        onPress={() => download.mutate(document)}
        className="max-[359px]:hidden"
      />
    </div>
  )
}

/** Shows the current page number and goes to the entered one. */
function PageField({ current, pages, onGo }: { current: number; pages: number; onGo: (page: number) => void }) {
  const { t } = useLingui()
  const go = (value: string) => {
    const page = Number.parseInt(value, 10)
    if (page >= 1) onGo(Math.min(page, pages))
  }
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap text-ink-2 tabular-nums">
      <input
        // Resets the input when the page changes.
        key={current}
        defaultValue={current}
        inputMode="numeric"
        aria-label={t`Page`}
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') go(currentTarget.value)
        }}
        className="h-8 w-10 rounded-control border border-line-2 bg-surface text-center text-ink phone:h-11 phone:w-9 phone:border-0 phone:text-16"
      />
      <span>/ {pages}</span>
    </span>
  )
}
