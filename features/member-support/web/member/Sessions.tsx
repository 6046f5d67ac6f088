import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import type { SupportedMember } from '../../contract.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { formatMoment } from '#platform/web/format-day.ts'

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet }

/** Where the member is signed in, without the place. */
export function Sessions({ found }: { found: SupportedMember }) {
  const { t } = useLingui()
  /** Null for all. */
  const [ending, setEnding] = useState<string | null>()
  const { sessions, can_help } = found
  const names = { desktop: t`Computer`, phone: t`Phone`, tablet: t`Tablet` }
  return (
    <SettingsGroup
      title={t`Sessions`}
      actions={
        can_help &&
        sessions.length > 0 && (
          <Button size="small" onPress={() => setEnding(null)}>
            <Trans>End all sessions</Trans>
          </Button>
        )
      }
    >
      {sessions.map(({ id, kind, last_used_at }) => {
        const Icon = icons[kind ?? 'desktop']
        const used = formatMoment(last_used_at)
        const device = kind ? names[kind] : t`Unknown device`
        return (
          <SettingRow
            key={id}
            icon={<Icon className="flex-none text-ink-2" aria-hidden />}
            title={device}
            action={
              can_help && (
                <Button size="small" aria-label={t`End the session on ${device}, last used ${used}`} onPress={() => setEnding(id)}>
                  <Trans>End</Trans>
                </Button>
              )
            }
          >
            <p className="text-ink-2">
              <Trans>Last used {used}</Trans>
            </p>
          </SettingRow>
        )
      })}
      {sessions.length === 0 && (
        <p className="py-4 text-ink-2">
          <Trans>Not signed in anywhere.</Trans>
        </p>
      )}
      {ending !== undefined && (
        <HelpDialog found={found} act={{ name: 'endSessions', session_id: ending }} onClose={() => setEnding(undefined)} />
      )}
    </SettingsGroup>
  )
}
