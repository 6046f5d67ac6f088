import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { graceDays } from '../days.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

/** The last group of the settings. */
export function DeleteAccount() {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsGroup id="delete" title={t`Delete account`}>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">
          <Trans>Hides you immediately and deletes your data after {graceDays} days. You can change your mind until then.</Trans>
        </p>
        <Button size="small" onPress={() => setAsking(true)}>
          <Trans>Delete account</Trans>
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </SettingsGroup>
  )
}
