import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { ownOrganisationsPath } from '../../paths.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'

interface DeleteOrganisationProps {
  organisation: Organisation
  onDeleted: () => void
}

/** Below the form, for owners. */
export function DeleteOrganisation({ organisation: { id, name }, onDeleted }: DeleteOrganisationProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useChange({
    send: () => organisations.call.remove({ id }),
    failed: t`Failed to delete ${name}`,
    onDone() {
      onDeleted()
      toast.info(t`${name} has been deleted`)
      void navigate({ href: ownOrganisationsPath(), replace: true })
    },
  })
  return (
    <div className="mt-10">
      <SettingsGroup title={t`Delete organisation`}>
        <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">
            <Trans>Deletes the page and everything its people share. Deals, events and posts stay with the people who posted them.</Trans>
          </p>
          <Button size="small" onPress={() => setAsking(true)}>
            <Trans>Delete organisation</Trans>
          </Button>
        </div>
      </SettingsGroup>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Delete ${name}?`}
        description={
          <Trans>
            Its page, invitations and what its people share are deleted. Deals, events and posts stay with the people who posted them. This
            cannot be undone.
          </Trans>
        }
        confirmLabel={t`Delete organisation`}
        cancelLabel={t`Keep organisation`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Deleting`}
        onConfirm={() => remove.mutate()}
      />
    </div>
  )
}
