import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/Dialog.tsx'
import type { Document } from '../../contract.ts'
import { DocumentReadings } from './DocumentReadings.tsx'

export function ReadersDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title={t`Readers`} description={<bdi>{document.name}</bdi>} closeLabel={t`Close`}>
      <DocumentReadings documentId={document.id} pages={document.pages ?? 0} />
    </Dialog>
  )
}
