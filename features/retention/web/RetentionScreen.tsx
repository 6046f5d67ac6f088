import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConsoleScreen, ForStaff } from '#features/operators/web/index.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { textsOf } from '#platform/web/server-text.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { RetentionRule } from '../contract.ts'
import { PeriodDialog } from './PeriodDialog.tsx'
import { retentionRules } from './data.ts'
import { usePeriodNames } from './use-period-names.ts'

const inWords = textsOf('retention')

/** How long each kind of data is kept. */
export function RetentionScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="community"
      title={t`Retention`}
      description={t`How long data is kept. Older data is removed every night. The privacy policy states these periods.`}
    >
      <Rules />
    </ConsoleScreen>
  )
}

function Rules() {
  const { t } = useLingui()
  const name = usePeriodNames()
  const [edited, setEdited] = useState<RetentionRule>()
  const { data, error, refetch } = useQuery(retentionRules())
  if (!data) {
    return error ? (
      <LoadFailed title={t`Failed to load the periods`} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label={t`Loading the periods`}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <>
      <SettingsGroup title={t`You decide`}>
        {data.rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} onEdit={() => setEdited(rule)} />
        ))}
      </SettingsGroup>
      <SettingsGroup title={t`Fixed`} description={t`The program removes this by itself.`}>
        {data.fixed.map(({ name: what, days }) => (
          <div key={what.id} className="flex justify-between gap-4 py-2.5">
            <span>{inWords(what)}</span>
            <span className="flex-none text-ink-2">{name(days)}</span>
          </div>
        ))}
      </SettingsGroup>
      {edited && <PeriodDialog rule={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function RuleRow({ rule, onEdit }: { rule: RetentionRule; onEdit: () => void }) {
  const { t } = useLingui()
  const period = usePeriodNames()
  const { name, about, days, last_removed, last_removed_at } = rule
  const what = inWords(name)
  return (
    <SettingRow
      isLong
      title={what}
      action={
        <ForStaff area="community" changing>
          <Button size="small" aria-label={t`Change the period of ${what}`} onPress={onEdit}>
            <Trans>Change</Trans>
          </Button>
        </ForStaff>
      }
    >
      <p className="text-ink-2">{inWords(about)}</p>
      <p>{days === null ? <Trans>Kept without a time limit</Trans> : <Trans>Kept for {period(days)}</Trans>}</p>
      {last_removed !== null && last_removed_at && (
        <p className="text-12 text-ink-2">
          <Plural value={last_removed} one="# removed" other="# removed" /> · {formatDay(last_removed_at)}
        </p>
      )}
    </SettingRow>
  )
}
