import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { FileLine } from './use-file-lines.ts'
import { useRemoveDocument } from './use-remove-document.ts'

/** Needs confirmation, because the file is deleted on the server. */
export function RemoveDocumentDialog({ line, onClose }: { line: FileLine; onClose: () => void }) {
  const { t } = useLingui()
  const removal = useRemoveDocument()
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Remove “${line.name}”?`}
      description={t`Nobody will be able to read it, and its reading statistics will be deleted. This cannot be undone.`}
      confirmLabel={t`Remove`}
      cancelLabel={t`Keep`}
      closeLabel={t`Close`}
      onConfirm={() => removal.mutate(line, { onSettled: onClose })}
      pending={removal.isPending}
    />
  )
}
