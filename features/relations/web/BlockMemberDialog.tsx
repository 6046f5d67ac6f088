import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { type NamedMember, useSetBlocked } from './use-set-blocked.ts'

interface BlockMemberDialogProps {
  member: NamedMember
  isOpen: boolean
  onClose: () => void
  /** Leaves the screen if it is about the member. */
  onBlocked?: () => void | Promise<void>
}

/** Explains what blocking does and asks for confirmation. */
export function BlockMemberDialog({ member, isOpen, onClose, onBlocked }: BlockMemberDialogProps) {
  const { t } = useLingui()
  const change = useSetBlocked()
  const name = member.full_name
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t`Block ${name}?`}
      description={t`You won’t be able to see or contact each other anywhere. They won’t be notified.`}
      confirmLabel={t`Block member`}
      pendingLabel={t`Blocking`}
      cancelLabel={t`Cancel`}
      closeLabel={t`Close`}
      pending={change.isPending}
      onConfirm={() => change.mutate({ member, isBlocked: true, leave: onBlocked }, { onSettled: onClose })}
    />
  )
}
