import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { roomLive, usePromptPolling } from '#platform/web/live/index.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { notificationsContract, notificationsLive } from '../contract.ts'

export const notifications = roomApi<typeof notificationsContract>('notifications')
export const live = roomLive<typeof notificationsLive>()

/** Notifications per page: enough for the panel's selection, and a few more than the centre shows. */
const pageSize = 50

/** The list, newest first; the panel shows a selection of its first page. */
export const notificationPages = () => pagedOptions(notifications.query.list, (cursor) => ({ limit: pageSize, cursor }))

/** The counts for the badges. */
export const summary = () => queryOptions(notifications.query.summary.queryOptions())

export const activity = () => queryOptions(notifications.query.activity.queryOptions())

export const preferences = () => queryOptions(notifications.query.preferences.queryOptions())

/** The counts, kept up to date by live events, or by polling without a connection. */
export const useNotificationSummary = () => useQuery({ ...summary(), refetchInterval: usePromptPolling() }).data

/** Mutations of notifications under way. */
export const changesUnderWay = (queryClient: QueryClient): number => queryClient.isMutating({ mutationKey: notifications.query.key() })

/** Refetches what is on the screen. */
export const refresh = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: notifications.query.key() })
