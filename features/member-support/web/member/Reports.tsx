import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { reportCasePath } from '#features/reports/paths.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import type { SupportedMember } from '../../contract.ts'

type Counted = NonNullable<SupportedMember['reports']>['about']

/** How many reports there are about the member and by them, with their cases. */
export function Reports({ found: { reports } }: { found: SupportedMember }) {
  const { t } = useLingui()
  if (!reports) return null
  return (
    <SettingsGroup title={t`Reports`}>
      <Side title={t`About this member`} counted={reports.about} />
      <Side title={t`Sent by this member`} counted={reports.by} />
    </SettingsGroup>
  )
}

const Side = ({ title, counted: { reports, cases } }: { title: string; counted: Counted }) => (
  <SettingRow title={title}>
    <p className="flex flex-wrap gap-x-3 text-ink-2">
      {(reports > 0 || cases.length === 0) && <Plural value={reports} _0="None" one="# report" other="# reports" />}
      {cases.map(({ id, is_open, moved_at }) => {
        const day = formatDay(moved_at)
        return (
          <Link key={id} to={reportCasePath(id)} className="link">
            {is_open ? <Trans>Open case of {day}</Trans> : <Trans>Case of {day}</Trans>}
          </Link>
        )
      })}
    </p>
  </SettingRow>
)
