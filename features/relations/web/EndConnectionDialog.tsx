import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import { relations } from './data.ts'
import { askForConnections } from './follow-relations.ts'
import type { NamedMember } from './use-set-blocked.ts'

interface EndConnectionDialogProps {
  member: NamedMember
  isOpen: boolean
  onClose: () => void
  /** Called after it has ended, before the lists are refetched. */
  onEnded?: () => void
}

/** Explains what ending a connection means and asks for confirmation. */
export function EndConnectionDialog({ member, isOpen, onClose, onEnded }: EndConnectionDialogProps) {
  const { t } = useLingui()
  const end = useEndConnection()
  const name = member.full_name
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t`End your connection with ${name}?`}
      description={t`You’ll be removed from each other’s connections and won’t be suggested to each other again. Your messages to each other stay. They won’t be notified.`}
      confirmLabel={t`End connection`}
      pendingLabel={t({ message: 'Ending', context: 'connection' })}
      cancelLabel={t`Stay connected`}
      closeLabel={t`Close`}
      pending={end.isPending}
      onConfirm={() => end.mutate(member, { onSuccess: () => onEnded?.(), onSettled: onClose })}
    />
  )
}

/** Ends the connection with a member and shows a toast. */
function useEndConnection() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: NamedMember) => relations.call.disconnect({ id }),
    onSuccess(_, { id, full_name: name }) {
      toast.success(t`You and ${name} are no longer connected`, { id: `connection-${id}` })
      void askForConnections(queryClient)
    },
    onError(error, { full_name: name }) {
      toast.error(t`Failed to end the connection with ${name}`, { description: problemOf(error).text })
    },
  })
}
