import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import { ConsoleScreen, ForStaff } from '#features/operators/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { useWatched } from '#platform/web/live/index.ts'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { ListedDay } from '../../contract.ts'
import { newDayPath, operatedDayPath } from '../../paths.ts'
import { dayPages } from '../data.ts'
import { dateOf, stateLabels, stateTones } from '../labels.ts'
import { consoleTopics } from './console-topics.ts'

/** The mentoring days that operators plan, latest first. */
export function DaysScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="programme"
      title={t`Mentoring days`}
      description={t`Mentors meet founders in rounds. Both say who they would like to meet, and the plan follows.`}
      actions={
        <ForStaff area="programme" changing>
          <Link to={newDayPath()} className={buttonClass({ variant: 'primary' })}>
            <Trans>New mentoring day</Trans>
          </Link>
        </ForStaff>
      }
    >
      <List />
    </ConsoleScreen>
  )
}

function List() {
  const { t } = useLingui()
  useWatched(consoleTopics)
  const pages = useInfiniteQuery(dayPages())
  return (
    <PagedList
      pages={pages}
      skeleton={
        <SkeletonGroup label={t`Loading mentoring days`} className="card grid gap-5 p-5">
          <Skeleton className="w-60" />
          <Skeleton className="w-72" />
        </SkeletonGroup>
      }
      failed={t`Failed to load the mentoring days`}
      empty={
        <EmptyState icon={HeartHandshake} title={t`No mentoring days yet`}>
          <Trans>Create one, add mentors and founders, and ask them who they would like to meet.</Trans>
        </EmptyState>
      }
    >
      {(items) => (
        <ul className="card divide-y divide-line px-5 phone:px-4">
          {items.map((day) => (
            <Row key={day.id} day={day} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Row({ day: { id, title, state, day, mentors, founders, meetings } }: { day: ListedDay }) {
  const { t, i18n } = useLingui()
  const facts = [
    dateOf(day),
    t`${plural(mentors, { one: '# mentor', other: '# mentors' })}`,
    t`${plural(founders, { one: '# founder', other: '# founders' })}`,
    meetings > 0 && t`${plural(meetings, { one: '# meeting', other: '# meetings' })}`,
  ]
  return (
    <li className="relative grid gap-1 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={operatedDayPath(id)} dir="auto" className="min-w-0 flex-1 font-medium wrap-anywhere after:absolute after:inset-0">
          {title}
        </Link>
        <Badge tone={stateTones[state]}>{i18n._(stateLabels[state])}</Badge>
      </div>
      <p className="text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
