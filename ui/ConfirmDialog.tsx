import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the object: 'Delete “Soil carbon without lab samples”?' */
  title: string
  /** Says what is deleted, and whether it can be restored. */
  description: ReactNode
  confirmLabel: string
  /** Names what is kept: 'Keep deal'. */
  cancelLabel: string
  closeLabel: string
  onConfirm: () => void
  pending?: boolean
  pendingLabel?: string
  isDangerous?: boolean
}

/** Confirms irreversible actions. The cancel button is focused first. */
export function ConfirmDialog({
  cancelLabel,
  confirmLabel,
  onConfirm,
  pending,
  pendingLabel,
  isDangerous = true,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog} role="alertdialog" isDismissable={!pending}>
      <DialogActions>
        <Button autoFocus onPress={() => dialog.onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} pending={pending} pendingLabel={pendingLabel} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
