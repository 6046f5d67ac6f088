import { useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from '@tanstack/react-router'
import { DocumentReader, useFirstPage } from '#features/documents/web/index.ts'
import { OfOrganisation } from '#features/organisations/web/index.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { sustainabilityPath } from '../../paths.ts'

/** Opens a file that an answer cites, at the page that it cites. */
export function ReadEvidence() {
  const { t } = useLingui()
  const { slug, fileId, documentId } = useParams({
    strict: false,
    select: (raw: Record<string, unknown>) => ({
      slug: String(raw['slug']),
      fileId: givenId(raw['fileId']),
      documentId: givenId(raw['documentId']),
    }),
  })
  const firstPage = useFirstPage()
  if (!fileId || !documentId) return <Navigate to={sustainabilityPath(slug)} replace />
  return (
    <OfOrganisation pathOf={sustainabilityPath} title={() => t`Document`}>
      {({ slug: current, name }) => (
        <DocumentReader
          documentId={documentId}
          subjectId={fileId}
          back={{ href: sustainabilityPath(current), label: name }}
          firstPage={firstPage}
        />
      )}
    </OfOrganisation>
  )
}
