import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { ConsoleScreen } from '#features/operators/web/index.ts'
import { usePolling, useWatched } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { announcementsPath } from '../paths.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { announcementById } from './data.ts'

const topics = ['announcements:console']

/** An announcement: a new one, or one that was saved. */
export function AnnouncementScreen() {
  const { t } = useLingui()
  const param = useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id })
  const isNew = param === 'new'
  const title = isNew ? t`New announcement` : t`Announcement`
  return (
    <ConsoleScreen area="community" changing={isNew} title={title} back={{ href: announcementsPath(), label: t`Announcements` }}>
      <Content id={givenId(param)} isNew={isNew} />
    </ConsoleScreen>
  )
}

function Content({ id, isNew }: { id: string | undefined; isNew: boolean }) {
  const { t } = useLingui()
  useWatched(topics)
  const { data, error, refetch } = useQuery({
    ...announcementById(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: usePolling(),
  })
  // The form stays the same while a new announcement gets its address.
  if (isNew || data) return <AnnouncementForm known={isNew ? undefined : data} />
  if (!id || (error && problemOf(error).code === 'NOT_FOUND'))
    return (
      <EmptyState icon={Megaphone} title={t`No such announcement`}>
        <Trans>It has been deleted, or the link is incomplete.</Trans>
      </EmptyState>
    )
  if (error) return <LoadFailed title={t`Failed to load the announcement`} error={error} onRetry={() => void refetch()} />
  return (
    <SkeletonGroup label={t`Loading the announcement`} className="card grid gap-5 p-5">
      <Skeleton className="w-60" />
      <Skeleton className="w-72" />
      <Skeleton className="w-52" />
    </SkeletonGroup>
  )
}
