import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import { ConsoleScreen } from '#features/operators/web/index.ts'
import { usePolling, useWatched } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import type { OperatedDay } from '../../contract.ts'
import { mentoringDaysPath } from '../../paths.ts'
import { operatedDay } from '../data.ts'
import { dateOf, stateLabels, stateTones } from '../labels.ts'
import { EndDay } from './EndDay.tsx'
import { People } from './people/People.tsx'
import { Plan } from './plan/Plan.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { consoleTopics } from './console-topics.ts'
import { type DayTab, validSearch } from './search.ts'

/** A mentoring day on the console: its people and their wishes, the plan, the settings. */
export function DayScreen() {
  const { t } = useLingui()
  const param = useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id })
  const isNew = param === 'new'
  const id = givenId(param)
  const { data } = useQuery({ ...operatedDay(id ?? ''), enabled: false })
  return (
    <ConsoleScreen
      area="programme"
      changing={isNew}
      isWide={!isNew}
      title={isNew ? t`New mentoring day` : (data?.title ?? t`Mentoring day`)}
      back={{ href: mentoringDaysPath(), label: t`Mentoring days` }}
    >
      {isNew ? <SettingsForm known={undefined} /> : <Content id={id} />}
    </ConsoleScreen>
  )
}

function Content({ id }: { id: string | undefined }) {
  const { t } = useLingui()
  useWatched(consoleTopics)
  const { data, error, refetch } = useQuery({
    ...operatedDay(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: usePolling(),
  })
  if (!id || (error && problemOf(error).code === 'NOT_FOUND'))
    return (
      <EmptyState icon={CalendarX2} title={t`No such mentoring day`}>
        <Trans>It has been deleted, or the link is incomplete.</Trans>
      </EmptyState>
    )
  if (data) return <Day day={data} />
  if (error) return <LoadFailed title={t`Failed to load the mentoring day`} error={error} onRetry={() => void refetch()} />
  return (
    <SkeletonGroup label={t`Loading the mentoring day`} className="card grid gap-5 p-5">
      <Skeleton className="w-60" />
      <Skeleton className="w-72" />
      <Skeleton className="w-52" />
    </SkeletonGroup>
  )
}

function Day({ day }: { day: OperatedDay }) {
  const { t, i18n } = useLingui()
  const [{ tab }, change] = useScreenSearch(validSearch)
  const shown: DayTab = tab ?? (day.meetings.length > 0 ? 'plan' : 'people')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <Badge tone={stateTones[day.state]}>{i18n._(stateLabels[day.state])}</Badge>
        {dateOf(day.day)}
      </p>
      <Tabs<DayTab>
        label={t`Parts of the mentoring day`}
        tabs={[
          { id: 'people', label: t`People and wishes`, count: String(day.people.length) },
          { id: 'plan', label: t({ message: 'Plan', context: 'mentoring day' }) },
          { id: 'settings', label: t`Settings` },
        ]}
        value={shown}
        onChange={(next) => change({ tab: next })}
      >
        {shown === 'people' && <People day={day} />}
        {shown === 'plan' && <Plan day={day} />}
        {shown === 'settings' && (
          <div className="grid max-w-160 gap-7">
            <SettingsForm known={day} />
            <EndDay day={day} />
          </div>
        )}
      </Tabs>
    </div>
  )
}
