import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Others may use this device after: what is not sent goes with signing out, so that is asked first. */
export function UnsentDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Sign out and discard what is not sent?`}
      description={t`This device keeps something you wrote that was not sent or saved yet. Signing out removes it from this device for good.`}
      confirmLabel={t`Sign out`}
      cancelLabel={t`Stay signed in`}
      closeLabel={t`Close`}
      onConfirm={onConfirm}
    />
  )
}
