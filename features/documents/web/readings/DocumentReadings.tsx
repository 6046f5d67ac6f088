import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { profilePath } from '#features/members/paths.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { formatMoment } from '#platform/web/format-day.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Reading } from '../../contract.ts'
import { readersOf } from '../data.ts'
import { formatDuration } from '../figures.ts'
import { PageTimes } from './PageTimes.tsx'

/** For its owner: the readers of a document and how long they viewed each page. */
export function DocumentReadings({ documentId, pages }: { documentId: string; pages: number }) {
  const { t } = useLingui()
  const readers = useInfiniteQuery({ ...readersOf(documentId), refetchInterval: usePolling() })
  return (
    <PagedList
      pages={readers}
      skeleton={
        <SkeletonGroup label={t`Loading readers`}>
          <div className="flex h-16 items-center gap-3">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="w-36" />
          </div>
        </SkeletonGroup>
      }
      failed={t`Failed to load readers`}
      empty={
        <EmptyState icon={BookOpen} title={t`Nobody has read it yet`}>
          <Trans>When a member opens it, you’ll see which pages they read and for how long.</Trans>
        </EmptyState>
      }
    >
      {(items) => (
        <ul className="divide-y divide-line">
          {items.map((reading) => (
            <ReaderRow key={reading.reader.id} reading={reading} pages={pages} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function ReaderRow({ reading, pages }: { reading: Reading; pages: number }) {
  const { t } = useLingui()
  const { reader, seconds, opened, last_at, downloaded_at } = reading
  const read = seconds.filter((each) => each > 0).length
  const total = formatDuration(seconds.reduce((sum, each) => sum + each, 0))
  const name = reader.full_name
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-center">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar id={reader.id} name={name} picture={reader.profile_picture} size={36} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link href={profilePath(reader.id)} dir="auto" className="link truncate">
              {name}
            </Link>
            {downloaded_at !== null && <Badge tone="info">{t`Downloaded`}</Badge>}
            {opened > 1 && <Badge>{t`${plural(opened, { one: 'Opened once', other: 'Opened # times' })}`}</Badge>}
          </p>
          <p className="text-12 text-ink-2 tabular-nums">
            {opened === 0
              ? formatMoment(last_at)
              : t`${read} of ${plural(pages, { one: '# page', other: '# pages' })}, ${total} in total · ${formatMoment(last_at)}`}
          </p>
        </div>
      </div>
      {opened > 0 && <PageTimes name={name} seconds={seconds} pages={pages} />}
    </li>
  )
}
