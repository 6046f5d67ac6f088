import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'

/** What the community's operators can do about an organisation. */
export function ForOperators({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'merge' | 'restore'>()
  const close = () => setOpen(undefined)
  return (
    <SettingsGroup title={t`For operators`}>
      <SettingRow
        isLong
        title={<Trans>Merge a duplicate</Trans>}
        action={
          <Button size="small" onPress={() => setOpen('merge')}>
            <Trans>Merge</Trans>
          </Button>
        }
      >
        <p className="text-ink-2">
          <Trans>Moves the people and everything else of another organisation here.</Trans>
        </p>
      </SettingRow>
      <SettingRow
        isLong
        title={<Trans>Restore ownership</Trans>}
        action={
          <Button size="small" onPress={() => setOpen('restore')}>
            <Trans>Restore</Trans>
          </Button>
        }
      >
        <p className="text-ink-2">
          <Trans>Makes a member the only owner, if somebody has taken over the organisation.</Trans>
        </p>
      </SettingRow>
      {open === 'merge' && <MergeDialog organisation={organisation} onClose={close} />}
      {open === 'restore' && <RestoreDialog organisation={organisation} onClose={close} />}
    </SettingsGroup>
  )
}
