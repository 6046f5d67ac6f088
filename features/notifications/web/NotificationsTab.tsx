import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { PagedList } from '#platform/web/PagedList.tsx'
import type { NotificationPages } from './list-changes.ts'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { NotificationsFailed } from './NotificationsFailed.tsx'
import { NotificationSkeleton } from './NotificationSkeleton.tsx'
import { listClass } from './list-class.ts'
import { useMarkRead } from './use-changes.ts'

/** Everything that was not cleared away, last first; more of it comes as one scrolls. */
export function NotificationsTab({ pages }: { pages: UseInfiniteQueryResult<NotificationPages> }) {
  const { t } = useLingui()
  const markRead = useMarkRead()
  return (
    <PagedList
      pages={pages}
      skeleton={<NotificationSkeleton rows={6} />}
      renderFailure={(failure) => <NotificationsFailed {...failure} />}
      empty={<NoNotifications />}
    >
      {(items) => (
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
      )}
    </PagedList>
  )
}
