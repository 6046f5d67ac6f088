import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { type Pages, itemsOf } from './list-changes.ts'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { NotificationsFailed } from './NotificationsFailed.tsx'
import { NotificationSkeleton } from './NotificationSkeleton.tsx'
import { listClass } from './list-class.ts'
import { useMarkRead } from './use-changes.ts'

/** Everything that was not cleared away, last first; more of it comes as one scrolls. */
export function NotificationsTab({ pages }: { pages: UseInfiniteQueryResult<Pages> }) {
  const { t } = useLingui()
  const { data, error, hasNextPage, isFetching } = pages
  const markRead = useMarkRead()
  if (!data && error) return <NotificationsFailed error={error} pending={isFetching} onRetry={() => void pages.refetch()} />
  if (!data) return <NotificationSkeleton rows={6} />
  const items = itemsOf(data)
  if (items.length === 0) return <NoNotifications />

  return (
    <>
      <ul aria-label={t`Notifications`} className={listClass}>
        {items.map((item) => (
          <NotificationRow
            key={item.id}
            notification={item}
            onOpen={() => !item.read && markRead.mutate({ id: item.id })}
            onMarkRead={() => markRead.mutate({ id: item.id })}
          />
        ))}
      </ul>
      {hasNextPage && <LoadMore pages={pages} />}
    </>
  )
}
