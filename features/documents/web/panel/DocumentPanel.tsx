import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download, Eye, FileText } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { Document } from '../../contract.ts'
import { documentsOf, isDeck } from '../data.ts'
import { formatMegabytes } from '../figures.ts'
import { ReadersButton } from '../readings/ReadersButton.tsx'
import { useDownload } from './use-download.ts'

interface DocumentPanelProps {
  subjectId: string
  /** The reader's path. */
  readingPath: (documentId: string) => string
  /** Without access, documents are only listed. */
  mayRead?: boolean
  /** Offered to the owner if there is no deck. */
  onAdd?: () => void
}

/** A subject's pitch deck and documents, to read and download. */
export function DocumentPanel({ subjectId, readingPath, mayRead = true, onAdd }: DocumentPanelProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({ ...documentsOf(subjectId), refetchInterval: usePolling() })
  if (!data)
    return error ? (
      <LoadFailed title={t`Failed to load documents`} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label={t`Loading documents`} className="grid gap-3">
        <Skeleton className="w-32" />
        <Skeleton className="aspect-video rounded-card" />
      </SkeletonGroup>
    )
  const ready = data.items.filter(({ state }) => state === 'ready')
  const deck = ready.find(isDeck)
  const others = ready.filter((document) => !isDeck(document))
  const isReader = ready.some(({ is_own }) => !is_own)
  return (
    <section aria-label={t`Pitch deck and documents`} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      {deck ? <Deck deck={deck} path={readingPath(deck.id)} mayRead={mayRead} /> : <NoDeck onAdd={onAdd} />}
      {others.length > 0 && (
        <div>
          <h2 className="mb-1 font-semibold">
            <Trans>Documents</Trans>
          </h2>
          <ul className="divide-y divide-line">
            {others.map((document) => (
              <DocumentRow key={document.id} document={document} path={readingPath(document.id)} mayRead={mayRead} />
            ))}
          </ul>
        </div>
      )}
      {isReader && mayRead && (
        <p className="text-12 text-ink-3 print:hidden">
          <Trans>The owner can see which pages you read, for how long, and whether you download the file.</Trans>
        </p>
      )}
    </section>
  )
}

function Deck({ deck, path, mayRead }: { deck: Document; path: string; mayRead: boolean }) {
  const { t } = useLingui()
  const download = useDownload()
  const size = formatMegabytes(deck.bytes)
  return (
    <div>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">
          <Trans>Pitch deck</Trans>
        </h2>
        <p className="text-12 text-ink-3 tabular-nums">
          <Trans>PDF, {size}</Trans>
        </p>
      </div>
      {mayRead ? (
        <>
          <Link
            href={path}
            aria-label={t`View deck, ${plural(deck.pages ?? 0, { one: '# page', other: '# pages' })}`}
            className="card card-link relative block aspect-video overflow-hidden bg-sunken print:max-w-[90mm]"
          >
            {deck.picture && <img src={deck.picture} alt="" className="size-full object-contain" />}
            <span className="absolute end-2 bottom-2 rounded-badge bg-[rgb(26_28_26/.78)] px-[7px] py-0.5 text-12 font-medium text-[#fff] tabular-nums">
              <Plural value={deck.pages ?? 0} one="# page" other="# pages" />
            </span>
          </Link>
          <div className="mt-3 grid grid-cols-2 gap-2">
            <Link href={path} className={buttonClass()}>
              <Eye aria-hidden />
              <Trans>View deck</Trans>
            </Link>
            <Button pending={download.isPending} onPress={() => download.mutate(deck)}>
              <Download aria-hidden />
              <Trans>Download</Trans>
            </Button>
          </div>
          {deck.is_own && <ReadersButton document={deck} />}
        </>
      ) : (
        <p className="text-ink-2">
          <Trans>
            <Plural value={deck.pages ?? 0} one="# page." other="# pages." /> Ask the owner for access to read this document.
          </Trans>
        </p>
      )}
    </div>
  )
}

function NoDeck({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">
        <Trans>Pitch deck</Trans>
      </h2>
      {onAdd ? (
        <div className="card grid justify-items-start gap-3 p-4">
          <p className="text-ink-2">
            <Trans>Deals with a pitch deck get more attention. You’ll see who reads which pages.</Trans>
          </p>
          <Button onPress={onAdd}>
            <Trans>Add a pitch deck</Trans>
          </Button>
        </div>
      ) : (
        <p className="text-ink-3">
          <Trans>No pitch deck yet.</Trans>
        </p>
      )}
    </div>
  )
}

function DocumentRow({ document, path, mayRead }: { document: Document; path: string; mayRead: boolean }) {
  const { t } = useLingui()
  const download = useDownload()
  const { name, pages } = document
  const size = formatMegabytes(document.bytes)
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <FileText className="text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1">
        {mayRead ? (
          <Link href={path} dir="auto" className="link block truncate">
            {name}
          </Link>
        ) : (
          <p dir="auto" className="truncate font-medium">
            {name}
          </p>
        )}
        <p className="text-12 text-ink-3 tabular-nums">{t`${plural(pages ?? 0, { one: '# page', other: '# pages' })}, ${size}`}</p>
      </div>
      {document.is_own && <ReadersButton isSmall document={document} />}
      {mayRead && (
        <IconButton icon={Download} label={t`Download ${name}`} isDisabled={download.isPending} onPress={() => download.mutate(document)} />
      )}
    </li>
  )
}
