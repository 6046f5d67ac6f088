import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import type { OrganisationBrief } from '../../contract.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { organisations } from '../data.ts'
import { OrganisationField } from '../choose/OrganisationField.tsx'
import { useChange } from '../use-change.ts'

interface MergeDialogProps {
  organisation: Organisation
  onClose: () => void
}

/** Merges another organisation into this one, and says what that does once one is chosen. */
export function MergeDialog({ organisation: { id, name }, onClose }: MergeDialogProps) {
  const { t } = useLingui()
  const [other, setOther] = useState<OrganisationBrief | null>(null)
  const otherName = other?.name ?? ''
  const merge = useChange({
    send: async () => {
      if (other) await organisations.call.merge({ id, other_id: other.id })
    },
    onDone() {
      onClose()
      toast.success(t`${otherName} has been merged into ${name}`)
    },
  })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      isDismissable={!merge.isPending}
      title={t`Merge a duplicate into ${name}`}
      closeLabel={t`Close`}
    >
      <FormBanner>{merge.error && problemOf(merge.error).text}</FormBanner>
      <OrganisationField label={t`Duplicate`} value={other} onChange={setOther} except={[id]} />
      {other && (
        <p className="text-ink-2">
          <Trans>
            The people, deals and everything else of {otherName} move to {name}, and its address leads here. Its page is deleted. This
            cannot be undone.
          </Trans>
        </p>
      )}
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Keep both</Trans>
        </Button>
        <Button variant="danger" isDisabled={!other} pending={merge.isPending} pendingLabel={t`Merging`} onPress={() => merge.mutate()}>
          <Trans>Merge organisations</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
