import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'
import { formatDate } from '#platform/web/format-day.ts'
import type { Group } from '../contract.ts'
import { visibilityLabels } from './labels.ts'

type Facts = Pick<Group, 'visibility' | 'starts_on' | 'ends_on' | 'archived_at' | 'people'>

/** Who finds a group, its dates and how many people are in it, in one line. */
export function GroupFacts({ group }: { group: Facts }) {
  const { t, i18n } = useLingui()
  const { label, icon } = visibilityLabels[group.visibility]
  const dates = useDates(group)
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-12 text-ink-2">
      <Badge icon={icon}>{i18n._(label)}</Badge>
      {group.archived_at && <Badge tone="warning">{t`Archived`}</Badge>}
      <span>{t`${plural(group.people, { one: '# person', other: '# people' })}`}</span>
      {dates && <span>{dates}</span>}
    </span>
  )
}

function useDates({ starts_on, ends_on }: Pick<Facts, 'starts_on' | 'ends_on'>): string | undefined {
  const { t } = useLingui()
  if (starts_on && ends_on) return `${formatDate(starts_on)} – ${formatDate(ends_on)}`
  if (starts_on) return t`From ${formatDate(starts_on)}`
  return ends_on ? t`Until ${formatDate(ends_on)}` : undefined
}
