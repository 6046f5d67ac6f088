import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Others may use this device afterwards, so signing out deletes unsent content, after asking. */
export function UnsentDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Sign out and discard unsent changes?`}
      description={t`Something you wrote on this device hasn’t been sent or saved yet. Signing out deletes it permanently.`}
      confirmLabel={t`Sign out`}
      cancelLabel={t`Stay signed in`}
      closeLabel={t`Close`}
      onConfirm={onConfirm}
    />
  )
}
