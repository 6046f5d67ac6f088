import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { DocumentReader, useFirstPage } from '#features/documents/web/index.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { investmentPath } from '../../paths.ts'
import { investmentById } from '../data.ts'
import { WithAnyLedger } from '../ledger/WithLedger.tsx'
import { useToday } from '../today.ts'
import { NoInvestment, useInvestmentId } from './NoInvestment.tsx'

/** Opens a document of an investment in the reader. */
export function ReadDocument() {
  const id = useInvestmentId()
  const documentId = givenId(useParams({ strict: false, select: (raw: { documentId?: unknown }) => raw.documentId }))
  if (id && !documentId) return <Navigate to={investmentPath(id)} replace />
  return (
    <WithAnyLedger>
      {id && documentId ? <LoadedDocument key={documentId} id={id} documentId={documentId} /> : <NoInvestment />}
    </WithAnyLedger>
  )
}

function LoadedDocument({ id, documentId }: { id: string; documentId: string }) {
  const { t } = useLingui()
  const { data: investment } = useQuery(investmentById(id, useToday()))
  const firstPage = useFirstPage()
  return (
    <DocumentReader
      documentId={documentId}
      subjectId={id}
      back={{ href: investmentPath(id), label: investment?.company_name ?? t`Back to the investment` }}
      firstPage={firstPage}
    />
  )
}
