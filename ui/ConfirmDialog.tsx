import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the thing: 'Delete “Soil carbon without lab samples”?' */
  title: string
  /** What goes away, and whether it comes back. */
  description: ReactNode
  confirmLabel: string
  /** Says what stays: 'Keep deal'. */
  cancelLabel: string
  closeLabel: string
  onConfirm: () => void
  pending?: boolean
  pendingLabel?: string
  isDangerous?: boolean
}

/** Asks before what cannot be undone. The focus starts on the way back. */
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
