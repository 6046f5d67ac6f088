import { Trans, useLingui } from '@lingui/react/macro'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { usePromptPolling } from '#platform/web/live/index.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Button } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Staged } from '#ui/Staged.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import type { Notification } from '../contract.ts'
import { ActivityTab } from './ActivityTab.tsx'
import { notificationPages, useNotificationSummary } from './data.ts'
import type { NotificationPages } from './list-changes.ts'
import { listClass } from './list-class.ts'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { NotificationsFailed } from './NotificationsFailed.tsx'
import { NotificationSkeleton } from './NotificationSkeleton.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { useMarkAllRead, useMarkOpened, useMarkRead } from './use-changes.ts'
import { newestOf, useClearAll } from './use-clear-all.ts'

const validSearch = ({ tab }: Record<string, unknown>): { tab?: 'activity' | 'settings' } =>
  tab === 'activity' || tab === 'settings' ? { tab } : {}

/** The notification centre: current notifications, recent activity and settings. The tab is in the address. */
export function NotificationsCentre() {
  const { t } = useLingui()
  const [{ tab = 'notifications' }, change] = useScreenSearch(validSearch)
  const titles = { notifications: undefined, activity: t`Activity`, settings: t`Notification settings` }
  usePageTitle('subject', titles[tab])
  const isPhone = useIsPhone()
  const pages = useInfiniteQuery({ ...notificationPages(), refetchInterval: usePromptPolling() })
  const unread = useNotificationSummary()?.unread ?? 0
  const list = useRef<HTMLDivElement>(null)
  const actions = <ListActions items={itemsOf(pages.data)} unread={unread} onClear={() => list.current?.focus()} />

  return (
    <div className="mx-auto max-w-190">
      <PageHeading
        title={t`Notifications`}
        // On other tabs, a placeholder reserves the height of the buttons.
        actions={!isPhone && (tab === 'notifications' ? actions : <span className="h-control-sm" />)}
      />
      <Tabs
        label={t`Notifications`}
        value={tab}
        onChange={(chosen) => change(chosen === 'notifications' ? {} : { tab: chosen })}
        tabs={[
          { id: 'notifications', label: t`Notifications`, unread: unread > 0 ? String(unread) : undefined },
          { id: 'activity', label: t`Activity` },
          { id: 'settings', label: t`Settings` },
        ]}
      >
        {tab === 'notifications' && (
          <div ref={list} tabIndex={-1} className="outline-none">
            {isPhone && <div className="-mx-2.5 -mt-3 flex flex-wrap justify-between">{actions}</div>}
            <NotificationsTab pages={pages} />
          </div>
        )}
        {tab === 'activity' && <ActivityTab />}
        {tab === 'settings' && <SettingsTab />}
      </Tabs>
    </div>
  )
}

interface ListActionsProps {
  items: readonly Notification[]
  unread: number
  /** The buttons disappear with what they clear: the focus needs another place. */
  onClear: () => void
}

/** Actions for the whole list; hidden while it is empty. */
function ListActions({ items, unread, onClear }: ListActionsProps) {
  const markAllRead = useMarkAllRead()
  const clearAll = useClearAll()
  if (items.length === 0) return null
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => unread > 0 && markAllRead.mutate({ up_to: newestOf(items) })}>
        <Trans>Mark All Read ({unread})</Trans>
      </Button>
      <Button
        variant="quiet"
        size="small"
        onPress={() => {
          onClear()
          clearAll(items)
        }}
      >
        <Trans>Clear All</Trans>
      </Button>
    </>
  )
}

/** All notifications that were not cleared, newest first; more load on scrolling. */
function NotificationsTab({ pages }: { pages: UseInfiniteQueryResult<NotificationPages> }) {
  const { t } = useLingui()
  const markRead = useMarkRead()
  const markOpened = useMarkOpened()
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
            <Staged key={item.id}>
              <NotificationRow notification={item} onOpen={() => markOpened(item)} onMarkRead={() => markRead.mutate({ id: item.id })} />
            </Staged>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
