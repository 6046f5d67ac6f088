import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { Update } from '../../contract.ts'
import { updatesPath } from '../../paths.ts'
import { refreshUpdates, updates } from '../data.ts'

/** Asks for confirmation before an update is deleted for all recipients. */
export function DeleteUpdate({ update: { id, title }, onClose }: { update: Update; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const removal = useMutation({
    mutationFn: () => updates.call.remove({ id }),
    async onSuccess() {
      onClose()
      toast.success(t`Update deleted`)
      await navigate({ to: updatesPath() })
      await refreshUpdates(queryClient)
    },
    onError: (error) => toast.error(t`Failed to delete update`, { description: problemOf(error).text }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete “${title}”?`}
      description={t`This removes it for everyone you sent it to. They may already have read it. You can’t undo this.`}
      confirmLabel={t`Delete update`}
      cancelLabel={t`Keep update`}
      closeLabel={t`Close`}
      pending={removal.isPending}
      pendingLabel={t`Deleting`}
      onConfirm={() => removal.mutate()}
    />
  )
}
