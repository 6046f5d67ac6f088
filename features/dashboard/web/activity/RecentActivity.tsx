import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History, RefreshCw } from 'lucide-react'
import { Fragment, useId } from 'react'
import type { ActivityItem } from '#platform/home.ts'
import { DayName } from '#platform/web/DayName.tsx'
import { usePolling, useWatched } from '#platform/web/live/index.ts'
import { dateOf } from '#platform/web/name-of-day.ts'
import { useToday } from '#platform/web/use-today.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { recentActivityPath } from '../../paths.ts'
import { ActivityList } from './ActivityList.tsx'
import { activity } from './data.ts'

/** @param most limits the items, with a link to all; by default all are shown, by day */
export function RecentActivity({ most }: { most?: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isRefetching } = useQuery({ ...activity(), refetchInterval: usePolling() })
  // Deals of members without a connection.
  useWatched(['dashboard:deals'])
  const unseen = data?.unseen ?? 0
  const isMore = most !== undefined && (data?.items.length ?? 0) > most
  const refreshButton = (
    <Button variant="quiet" size="small" pending={isRefetching && !error} onPress={() => void refetch()}>
      <RefreshCw aria-hidden />
      <Trans>Refresh Activity</Trans>
    </Button>
  )

  return (
    <section aria-labelledby="recent-activity">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-2">
        <h2 id="recent-activity" className="font-semibold">
          <Trans>Recent Activity</Trans>
        </h2>
        {unseen > 0 && <Badge tone="accent">{t`${plural(unseen, { one: '# new', other: '# new' })}`}</Badge>}
        <span className="ms-auto">{refreshButton}</span>
      </div>
      {data && data.items.length > 0 ? (
        most === undefined ? (
          <ActivityByDay items={data.items} />
        ) : (
          <ActivityList labelledBy="recent-activity" items={data.items.slice(0, most)} />
        )
      ) : data ? (
        <div className="card">
          <EmptyState icon={History} title={t`No recent activity`}>
            <Trans>Start by exploring connections or creating deals</Trans>
          </EmptyState>
        </div>
      ) : error ? (
        <p className="card flex min-h-16 flex-wrap items-center gap-3 px-5 py-3 text-ink-2 phone:px-4">
          <Trans>Failed to load recent activity.</Trans>
          <Button size="small" onPress={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        </p>
      ) : (
        <ActivitySkeleton most={most} />
      )}
      {isMore && (
        <p className="mt-2">
          <Link to={recentActivityPath()} className="link phone:-my-3 phone:py-3">
            <Trans>See all activity</Trans>
          </Link>
        </p>
      )}
    </section>
  )
}

function ActivityByDay({ items }: { items: readonly ActivityItem[] }) {
  const id = useId()
  const today = useToday()
  return byDay(items).map(({ day, items: ofDay }, index) => (
    <Fragment key={dateOf(day)}>
      <h3 id={`${id}${index}`} className="mt-5 mb-2 text-12 font-medium text-ink-3 first-of-type:mt-0">
        <DayName day={day} now={today} />
      </h3>
      <ActivityList labelledBy={`${id}${index}`} items={ofDay} />
    </Fragment>
  ))
}

/** Groups items, which are sorted by time, by the reader's days. */
function byDay(items: readonly ActivityItem[]): { day: Date; items: ActivityItem[] }[] {
  const days: { day: Date; items: ActivityItem[] }[] = []
  for (const item of items) {
    const day = new Date(item.at)
    const last = days.at(-1)
    if (last && dateOf(last.day) === dateOf(day)) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}

function ActivitySkeleton({ most }: { most: number | undefined }) {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading activity`}>
      {most === undefined && <Skeleton className="mb-2 h-4 w-12" />}
      <div className="card px-5 phone:px-4">
        {Array.from({ length: most ?? 12 }, (_, index) => (
          <div key={index} className="flex h-16 items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-44" />
              <Skeleton className="w-60" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
