import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import { deals, refreshDeals } from '../data.ts'

interface DeleteDealProps {
  deal: { id: string; title: string }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDeleted?: () => void
}

/** Confirms the deletion of a deal with everything that belongs to it. */
export function DeleteDeal({ deal: { id, title }, isOpen, onOpenChange, onDeleted }: DeleteDealProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deals.call.remove({ id }),
    onSuccess() {
      onOpenChange(false)
      toast.success(t`Deal deleted successfully`)
      onDeleted?.()
      return refreshDeals(queryClient)
    },
    onError: (error) => toast.error(t`Error deleting deal`, { description: problemOf(error).text }),
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Delete “${title}”?`}
      description={
        <Trans>This deletes the deal with its deck, documents and analytics, and closes open requests. This cannot be undone.</Trans>
      }
      confirmLabel={t`Delete deal`}
      cancelLabel={t`Keep deal`}
      closeLabel={t`Close`}
      pending={remove.isPending}
      pendingLabel={t`Deleting`}
      onConfirm={() => remove.mutate()}
    />
  )
}
