import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { roomLive, usePolling } from '#platform/web/live/index.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { notificationsContract, notificationsLive } from '../contract.ts'

export const notifications = roomApi<typeof notificationsContract>('notifications')
export const live = roomLive<typeof notificationsLive>()

/** How many come at once: what the panel chooses its few from, and some rows more than the centre shows. */
const pageSize = 50

/** The list, last first; the panel shows the best of its first page. */
export const notificationPages = () => pagedOptions(notifications.query.list, (cursor) => ({ limit: pageSize, cursor }))

/** What the badges count. */
export const summary = () => queryOptions(notifications.query.summary.queryOptions())

export const activity = () => queryOptions(notifications.query.activity.queryOptions())

export const preferences = () => queryOptions(notifications.query.preferences.queryOptions())

/** What waits; kept fresh by live events, and by polling while there are none. */
export const useNotificationSummary = () => useQuery({ ...summary(), refetchInterval: usePolling() }).data

/** Changes of ours that are under way. */
export const changesUnderWay = (queryClient: QueryClient): number => queryClient.isMutating({ mutationKey: notifications.query.key() })

/** Asks anew for what is on the screen. */
export const refresh = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: notifications.query.key() })
