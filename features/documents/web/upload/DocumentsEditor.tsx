import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { usePromptPolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { type DocumentKind, mostDocuments } from '../../limits.ts'
import { documentsOf } from '../data.ts'
import { DropZone } from '#ui/DropZone.tsx'
import { FileRow } from './FileRow.tsx'
import { type FileLine, useFileLines } from './use-file-lines.ts'
import { useTakeFiles } from './use-take-files.ts'

interface DocumentsEditorProps {
  subjectId: string
  /** For subjects without a pitch deck. */
  isWithoutDeck?: boolean
  /** The reader's path; without it, names are not links. */
  readingPath?: (documentId: string) => string
}

/** Lets an owner add, replace and remove a pitch deck and documents. */
export function DocumentsEditor({ subjectId, isWithoutDeck = false, readingPath }: DocumentsEditorProps) {
  const { t } = useLingui()
  const member = useMember()
  const list = useQuery({ ...documentsOf(subjectId), refetchInterval: usePromptPolling() })
  if (!member) return null
  if (list.error && !list.data)
    return <LoadFailed title={t`Failed to load your files`} error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data)
    return (
      <SkeletonGroup label={t`Loading your files`} className="grid gap-4">
        {!isWithoutDeck && <Skeleton className="h-36 rounded-card" />}
        <Skeleton className="h-24 rounded-card" />
      </SkeletonGroup>
    )
  const files = {
    member: member.id,
    subjectId,
    documents: list.data.items,
    readingPath,
    heading: isWithoutDeck ? ('h2' as const) : ('h3' as const),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {!isWithoutDeck && <Files {...files} kind="deck" title={t`Pitch deck`} note={t`PDF, up to 10 MB`} />}
      <Files {...files} kind="document" title={isWithoutDeck ? t`Documents` : t`Additional documents`} note={t`PDF, up to 25 MB each`} />
    </div>
  )
}

interface FilesProps {
  member: string
  subjectId: string
  documents: Parameters<typeof useFileLines>[1]
  kind: DocumentKind
  readingPath: DocumentsEditorProps['readingPath']
  title: string
  heading: 'h2' | 'h3'
  note: string
}

/** The files of a kind and a drop zone. */
function Files({ title, heading: Heading, note, ...files }: FilesProps) {
  const { t } = useLingui()
  const { kind, subjectId, documents, member, readingPath } = files
  const lines = useFileLines(subjectId, documents, kind)
  const { take, rejected } = useTakeFiles({ member, subjectId, kind, lines })
  const isDeck = kind === 'deck'
  const hasDeck = isDeck && lines.length > 0
  const isReplacing = hasDeck && lines.some(({ state }) => state === 'ready')
  const isFull = !isDeck && lines.filter(({ state }) => state !== 'refused').length >= mostDocuments

  return (
    <section aria-label={title}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading className="font-semibold">{title}</Heading>
        <p className="text-12 text-ink-3">{note}</p>
      </div>
      <FileLines lines={lines} readingPath={readingPath} onResume={(line, file) => take([file], line)} />
      {isFull ? (
        <p className="mt-3 text-ink-2">
          <Trans>You’ve reached the limit of {mostDocuments} documents. Remove one to add another.</Trans>
        </p>
      ) : (
        <DropZone
          accept=".pdf,application/pdf"
          icon={FileUp}
          isMultiple={!isDeck}
          isSmall={lines.length > 0}
          buttonLabel={isReplacing ? t`Replace deck` : hasDeck ? t`Choose another file` : isDeck ? t`Choose pitch deck` : t`Add documents`}
          hint={
            isReplacing
              ? t`The deck above stays until the new one is ready.`
              : hasDeck
                ? t`It replaces the file above.`
                : isDeck
                  ? t`or drop the PDF here`
                  : t`or drop PDFs here`
          }
          onFiles={(chosen) => take(chosen)}
        />
      )}
      <Rejected>{rejected}</Rejected>
    </section>
  )
}

interface FileLinesProps {
  lines: readonly FileLine[]
  readingPath: DocumentsEditorProps['readingPath']
  onResume: (line: FileLine, file: File) => void
}

function FileLines({ lines, readingPath, onResume }: FileLinesProps) {
  if (lines.length === 0) return null
  return (
    <ul className="card divide-y divide-line overflow-hidden">
      {lines.map((line) => (
        <FileRow
          key={line.id}
          line={line}
          path={line.state === 'ready' ? readingPath?.(line.id) : undefined}
          onResume={(file) => onResume(line, file)}
        />
      ))}
    </ul>
  )
}

/** Rejected files with instructions. */
function Rejected({ children }: { children: readonly { name: string; title: string; text: ReactNode }[] }) {
  if (children.length === 0) return null
  return (
    <Banner tone="danger" className="mt-3">
      <ul className="grid gap-2">
        {children.map(({ name, title, text }) => (
          <li key={name} className="wrap-anywhere">
            <p className="font-medium">{title}</p>
            <p>
              <bdi>{name}</bdi>: {text}
            </p>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
