import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { TeamNote } from '../../notes-contract.ts'
import { refreshTeams, teamPipeline } from '../data.ts'

interface DeleteNoteProps {
  about: { id: string; deal_id: string }
  note: TeamNote
  onClose: () => void
}

export function DeleteNote({ about, note: { id: note_id, is_private }, onClose }: DeleteNoteProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => teamPipeline.call.removeNote({ ...about, note_id }),
    async onSuccess() {
      onClose()
      toast.success(t`Note deleted`)
      await refreshTeams(queryClient)
    },
    onError: (error) => toast.error(t`Failed to delete note`, { description: problemOf(error).text }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete this note?`}
      description={is_private ? t`You can’t undo this.` : t`It will be deleted for the whole team. You can’t undo this.`}
      confirmLabel={t`Delete note`}
      cancelLabel={t`Keep note`}
      closeLabel={t`Close`}
      pending={deletion.isPending}
      pendingLabel={t`Deleting`}
      onConfirm={() => deletion.mutate()}
    />
  )
}
