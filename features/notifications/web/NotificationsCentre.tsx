import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '#platform/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { ActivityTab } from './ActivityTab.tsx'
import { notificationPages, useNotificationSummary } from './data.ts'
import { ListActions } from './ListActions.tsx'
import { NotificationsTab } from './NotificationsTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'

const route = getRouteApi('/dashboard/notifications')

/** The notifications centre: all that waits, what has been, and what one wants to hear of. The tab stands in the address. */
export function NotificationsCentre() {
  const { t } = useLingui()
  const { tab = 'notifications' } = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useIsPhone()
  const pages = useInfiniteQuery({ ...notificationPages(), refetchInterval: usePolling() })
  const unread = useNotificationSummary()?.unread ?? 0
  const list = useRef<HTMLDivElement>(null)
  const actions = <ListActions items={itemsOf(pages.data)} unread={unread} onClear={() => list.current?.focus()} />

  return (
    <div className="mx-auto max-w-190">
      <PageHeading
        back={{ href: paths.dashboard(), label: t`Back` }}
        title={t`Notifications`}
        // Elsewhere a box keeps the height that the buttons give the line.
        actions={!isPhone && (tab === 'notifications' ? actions : <span className="h-control-sm" />)}
      />
      <Tabs
        label={t`Notifications`}
        value={tab}
        onChange={(chosen) => void navigate({ search: chosen === 'notifications' ? {} : { tab: chosen }, resetScroll: false })}
        tabs={[
          { id: 'notifications', label: t`Notifications`, unread: unread > 0 ? String(unread) : undefined },
          { id: 'activity', label: t`Activity` },
          { id: 'settings', label: t`Settings` },
        ]}
      >
        {tab === 'notifications' && (
          <div ref={list} tabIndex={-1} className="outline-none">
            {isPhone && <div className="-mx-2.5 -mt-3 flex justify-between">{actions}</div>}
            <NotificationsTab pages={pages} />
          </div>
        )}
        {tab === 'activity' && <ActivityTab />}
        {tab === 'settings' && <SettingsTab />}
      </Tabs>
    </div>
  )
}
