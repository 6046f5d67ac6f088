import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { DocumentReader } from '#features/documents/web/index.ts'
import { dealPath } from '../../paths.ts'
import { deal as dealOf } from '../data.ts'

/** A deal's deck, or another of its documents, in the reader. */
export function ReadDocument() {
  const { t } = useLingui()
  const { id = '', documentId = '' } = useParams({ strict: false })
  const { data: deal } = useQuery(dealOf(id))
  return (
    <DocumentReader
      documentId={documentId}
      subjectId={id}
      back={{ href: dealPath(id), label: deal?.company_name ?? t`Back to the deal` }}
    />
  )
}
