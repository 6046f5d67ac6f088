import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { teamPipeline } from '../data.ts'
import { useChangeBoard } from './use-change-board.ts'

interface DeleteColumnProps {
  about: { id: string; column_id: string }
  name: string
  /** The neighbour that its deals move to. */
  into: { id: string; name: string }
  onClose: () => void
}

/** Says where the deals of a column go before it is deleted. */
export function DeleteColumn({ about, name, into, onClose }: DeleteColumnProps) {
  const { t } = useLingui()
  const { mutate: remove, isPending } = useChangeBoard<void>(() => teamPipeline.call.removeColumn({ ...about, into: into.id }), onClose)
  const target = into.name
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete the column “${name}”?`}
      description={t`Its deals move to “${target}”, with their notes and votes.`}
      confirmLabel={t`Delete column`}
      cancelLabel={t`Keep column`}
      closeLabel={t`Close`}
      pending={isPending}
      pendingLabel={t`Deleting`}
      onConfirm={() => remove()}
    />
  )
}
