import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { DocumentReader, useFirstPage } from '#features/documents/web/index.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { dealPath, dealsPath } from '../../paths.ts'
import { ReadingAccess } from '../access/ReadingAccess.tsx'
import { dealById } from '../data.ts'

/** A deal's pitch deck or another document in the reader. */
export function ReadDocument() {
  const raw: { id?: unknown; documentId?: unknown } = useParams({ strict: false })
  const [id, documentId] = [givenId(raw.id), givenId(raw.documentId)]
  if (!id) return <Navigate to={dealsPath()} replace />
  if (!documentId) return <Navigate to={dealPath(id)} replace />
  return <KnownDocument key={documentId} id={id} documentId={documentId} />
}

function KnownDocument({ id, documentId }: { id: string; documentId: string }) {
  const { t } = useLingui()
  const firstPage = useFirstPage()
  const { data: deal } = useQuery(dealById(id))
  if (deal && deal.reading !== 'allowed') {
    return (
      <div className="mx-auto max-w-120">
        <BackLink href={dealPath(id)} label={deal.company_name} />
        <h1 className="my-4 text-20 font-semibold">{t`You don’t have access to this document`}</h1>
        <ReadingAccess deal={deal} />
      </div>
    )
  }
  return (
    <DocumentReader
      documentId={documentId}
      subjectId={id}
      back={{ href: dealPath(id), label: deal?.company_name ?? t`Back to deal` }}
      firstPage={firstPage}
    />
  )
}
