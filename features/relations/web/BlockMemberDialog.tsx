import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { type NamedMember, useSetBlocked } from './use-set-blocked.ts'

interface BlockMemberDialogProps {
  member: NamedMember
  isOpen: boolean
  onClose: () => void
  /** Leaves the screen, if it is about the member. */
  onBlocked?: () => void | Promise<void>
}

/** Says what blocking does before it is done. */
export function BlockMemberDialog({ member, isOpen, onClose, onBlocked }: BlockMemberDialogProps) {
  const { t } = useLingui()
  const change = useSetBlocked()
  const name = member.full_name
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t`Block ${name}?`}
      description={t`Neither of you will see or reach the other anywhere. They are not told.`}
      confirmLabel={t`Block member`}
      pendingLabel={t`Blocking`}
      cancelLabel={t`Cancel`}
      closeLabel={t`Close`}
      pending={change.isPending}
      onConfirm={() => change.mutate({ member, isBlocked: true, leave: onBlocked }, { onSettled: onClose })}
    />
  )
}
