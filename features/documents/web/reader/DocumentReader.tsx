import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { lazily } from '#platform/web/lazily.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { Document } from '../../contract.ts'
import { documentsOf } from '../data.ts'
import { documentAccess } from './access.ts'
import type { AccessEnded } from './access-end.ts'
import { FirstLook } from './FirstLook.tsx'
import { ReaderBar } from './ReaderBar.tsx'

/** Contains the PDF library, which no other screen loads. */
const Pages = lazily(async () => (await import('./Pages.tsx')).Pages)

interface DocumentReaderProps {
  documentId: string
  subjectId: string
  back: { href: string; label: string }
  /** The page that is shown first, by default 1. */
  firstPage?: number | undefined
}

/** A document in the full-window reader. */
export function DocumentReader({ documentId, subjectId, back, firstPage }: DocumentReaderProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(documentsOf(subjectId))
  const document = data?.items.find(({ id, state }) => id === documentId && state === 'ready')
  usePageTitle('subject', document?.name)
  const isGone = (data && !document) || (error && problemOf(error).code === 'NOT_FOUND')
  return (
    <div className="fixed inset-x-0 top-header bottom-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-sunken md:in-[body:has([data-trouble])]:top-[calc(var(--header)+1.5rem)] phone:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] tiny:inset-0! tiny:z-30">
      {document ? (
        <Readable key={document.id} document={document} back={back} firstPage={firstPage} />
      ) : isGone ? (
        <NotReadable back={back} />
      ) : (
        <>
          <ReaderBar back={back} title={t`Document`} />
          {error ? (
            <LoadFailed title={t`View failed`} error={error} onRetry={() => void refetch()} className="self-center" />
          ) : (
            <FirstLook picture={null} />
          )}
        </>
      )}
    </div>
  )
}

/** Shows the document until access ends, and then removes it from the screen. */
function Readable({ document, back, firstPage }: Pick<DocumentReaderProps, 'back' | 'firstPage'> & { document: Document }) {
  const [access] = useState(() => documentAccess(document.id))
  const [ended, setEnded] = useState<AccessEnded>()
  if (ended) return <NotReadable name={ended.isGone ? undefined : document.name} back={back} />
  const waiting = (
    <>
      <ReaderBar back={back} title={document.name} />
      <FirstLook picture={document.picture} />
    </>
  )
  return (
    <Suspense fallback={waiting}>
      <Pages document={document} access={access} back={back} firstPage={firstPage} onAccessEnded={setEnded} />
    </Suspense>
  )
}

interface NotReadableProps {
  /** Of a document that the reader may ask for; none if it is gone. */
  name?: string | undefined
  back: DocumentReaderProps['back']
}

function NotReadable({ name, back }: NotReadableProps) {
  const { t } = useLingui()
  return (
    <>
      <ReaderBar back={back} title={name ?? t`Document`} />
      <div role="alert" className="self-center">
        <EmptyState
          icon={FileX2}
          title={name === undefined ? t`This document is no longer available` : t`You don’t have access to this document`}
          action={
            <Link href={back.href} className={buttonClass()}>
              {back.label}
            </Link>
          }
        >
          {name === undefined ? (
            <Trans>The owner may have replaced or removed it.</Trans>
          ) : (
            <Trans>The owner decides who can read it, and you don’t have access at the moment. You can ask them for it.</Trans>
          )}
        </EmptyState>
      </div>
    </>
  )
}
