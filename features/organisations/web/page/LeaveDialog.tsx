import { Trans, useLingui } from '@lingui/react/macro'
import { useMember } from '#features/members/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { OrganisationBrief } from '../../contract.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'

interface LeaveDialogProps {
  organisation: Pick<OrganisationBrief, 'id' | 'name'>
  onClose: () => void
}

/** Says what leaving means, and leaves. */
export function LeaveDialog({ organisation: { id, name }, onClose }: LeaveDialogProps) {
  const { t } = useLingui()
  const member = useMember()
  const leave = useChange({
    send: async () => {
      if (member) await organisations.call.removePerson({ id, member_id: member.id })
    },
    onDone() {
      onClose()
      toast.info(t`You have left ${name}`)
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Leave ${name}?`}
      description={
        <>
          <p>
            <Trans>
              What you posted for {name} stays with it, and one of its owners continues it. You can no longer see what its people share.
            </Trans>
          </p>
          {leave.error && (
            <p role="alert" className="mt-2 font-medium text-danger">
              {problemOf(leave.error).text}
            </p>
          )}
        </>
      }
      confirmLabel={t`Leave organisation`}
      cancelLabel={t`Stay`}
      closeLabel={t`Close`}
      pending={leave.isPending}
      pendingLabel={t`Leaving`}
      onConfirm={() => leave.mutate()}
    />
  )
}
