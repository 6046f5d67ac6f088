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
  /** After it has ended, before what shows it is asked for anew. */
  onEnded?: () => void
}

/** Says what ending a connection means before it is done. */
export function EndConnectionDialog({ member, isOpen, onClose, onEnded }: EndConnectionDialogProps) {
  const { t } = useLingui()
  const end = useEndConnection()
  const name = member.full_name
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t`End your connection with ${name}?`}
      description={t`You leave each other’s lists of connections, and will not be suggested to each other again. What you wrote to each other stays. They are not told.`}
      confirmLabel={t`End connection`}
      pendingLabel={t({ message: 'Ending', context: 'connection' })}
      cancelLabel={t`Stay connected`}
      closeLabel={t`Close`}
      pending={end.isPending}
      onConfirm={() => end.mutate(member, { onSuccess: () => onEnded?.(), onSettled: onClose })}
    />
  )
}

/** Ends the connection with a member; a toast says so. */
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
      toast.error(t`The connection with ${name} could not be ended`, { description: problemOf(error).text })
    },
  })
}
