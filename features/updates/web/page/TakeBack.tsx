import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { Update } from '../../contract.ts'
import { updatesPath } from '../../paths.ts'
import { refreshUpdates, updates } from '../data.ts'

/** Asks before an update goes for all who have it. */
export function TakeBack({ update: { id, title }, onClose }: { update: Update; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const removal = useMutation({
    mutationFn: () => updates.call.remove({ id }),
    async onSuccess() {
      onClose()
      toast.success(t`Update taken back`)
      await navigate({ to: updatesPath() })
      await refreshUpdates(queryClient)
    },
    onError: (error) => toast.error(t`The update could not be taken back`, { description: problemOf(error).text }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Take back “${title}”?`}
      description={t`It goes for everybody it was sent to, and does not come back. Who has read it may remember it.`}
      confirmLabel={t`Take back`}
      cancelLabel={t`Keep update`}
      closeLabel={t`Close`}
      pending={removal.isPending}
      pendingLabel={t`Taking back`}
      onConfirm={() => removal.mutate()}
    />
  )
}
