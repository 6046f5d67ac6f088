import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { organisations } from '../data.ts'
import { MemberField } from '../choose/MemberField.tsx'
import { useChange } from '../use-change.ts'

interface RestoreDialogProps {
  organisation: Organisation
  onClose: () => void
}

/** Makes a member the only owner, and says what that does once one is chosen. */
export function RestoreDialog({ organisation: { id, name }, onClose }: RestoreDialogProps) {
  const { t } = useLingui()
  const [owner, setOwner] = useState<MemberBrief | null>(null)
  const ownerName = owner?.full_name ?? ''
  const restore = useChange({
    send: async () => {
      if (owner) await organisations.call.restore({ id, owner_id: owner.id })
    },
    onDone() {
      onClose()
      toast.success(t`${ownerName} is now the owner of ${name}`)
    },
  })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      isDismissable={!restore.isPending}
      title={t`Restore ownership of ${name}`}
      closeLabel={t`Close`}
    >
      <FormBanner>{restore.error && problemOf(restore.error).text}</FormBanner>
      <MemberField label={t`New owner`} value={owner} onChange={setOwner} />
      {owner && (
        <p className="text-ink-2">
          <Trans>{ownerName} becomes the only owner. All other owners become members of the organisation.</Trans>
        </p>
      )}
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="danger" isDisabled={!owner} pending={restore.isPending} pendingLabel={t`Saving`} onPress={() => restore.mutate()}>
          <Trans>Make owner</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
