import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Briefcase, Calendar, History, type LucideIcon, MessageCircle, RefreshCw, Sparkles, Star } from 'lucide-react'
import { RelativeTime } from '#features/notifications/web/index.ts'
import type { ActivityItem, ActivityType } from '#platform/home.ts'
import { usePolling, useWatched } from '#platform/web/live/index.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { recentActivityPath } from '../../paths.ts'
import { activity } from './data.ts'

const textOf = textsOf('activity')

const icons: Record<ActivityType, LucideIcon> = {
  message: MessageCircle,
  match: Sparkles,
  deal: Briefcase,
  event: Calendar,
  review: Star,
}

/** @param most limits the items, with a link to all; by default all are shown */
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
      <div className="card">
        {data ? (
          data.items.length > 0 ? (
            <ul aria-labelledby="recent-activity">
              {data.items.slice(0, most).map((item) => (
                <ActivityRow key={`${item.type} ${item.id}`} item={item} />
              ))}
            </ul>
          ) : (
            <EmptyState icon={History} title={t`No recent activity`}>
              <Trans>Start by exploring connections or creating deals</Trans>
            </EmptyState>
          )
        ) : error ? (
          <p className="flex min-h-16 flex-wrap items-center gap-3 px-5 py-3 text-ink-2 phone:px-4">
            <Trans>Failed to load recent activity.</Trans>
            <Button size="small" onPress={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          </p>
        ) : (
          <ActivitySkeleton rows={most ?? 12} />
        )}
      </div>
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

function ActivityRow({ item: { type, title, text, at, is_new, href, member } }: { item: ActivityItem }) {
  const { t } = useLingui()
  const Icon = icons[type]
  return (
    <li className="relative mx-5 flex min-h-16 items-center gap-3 border-t border-line py-2.5 first:border-t-0 phone:mx-4">
      {member ? (
        <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} kind={Icon} />
      ) : (
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
          <Icon />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link
            to={href}
            dir="auto"
            className="min-w-0 rounded-badge font-medium outline-offset-2 wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {is_new && <span className="sr-only">{t`Unread:`} </span>}
            {textOf(title)}
          </Link>
          {is_new && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-accent-mark" />}
        </p>
        {text && (
          <p dir="auto" className="truncate text-ink-2">
            {text}
          </p>
        )}
      </div>
      <span className="shrink-0">
        <RelativeTime at={at} inFeed />
      </span>
    </li>
  )
}

function ActivitySkeleton({ rows }: { rows: number }) {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading activity`} className="px-5 phone:px-4">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-16 items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-44" />
            <Skeleton className="w-60" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
