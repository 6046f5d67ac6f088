import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { OrganisationBrief } from '../../contract.ts'
import type { OrganisationPerson } from '../../people-contract.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'

interface RemovePersonDialogProps {
  organisation: Pick<OrganisationBrief, 'id' | 'name'>
  person: OrganisationPerson
  onClose: () => void
}

/** Says what the person loses, and removes them. */
export function RemovePersonDialog({ organisation: { id, name }, person, onClose }: RemovePersonDialogProps) {
  const { t } = useLingui()
  const personName = person.full_name
  const remove = useChange({
    send: () => organisations.call.removePerson({ id, member_id: person.id }),
    failed: t`Failed to remove ${personName}`,
    onDone() {
      onClose()
      toast.info(t`${personName} has been removed`)
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Remove ${personName} from ${name}?`}
      description={
        <Trans>
          They can no longer post for {name} or see what its people share. What they posted for it stays, and one of its owners continues
          it.
        </Trans>
      }
      confirmLabel={t`Remove person`}
      cancelLabel={t`Keep`}
      closeLabel={t`Close`}
      pending={remove.isPending}
      pendingLabel={t`Removing`}
      onConfirm={() => remove.mutate()}
    />
  )
}
