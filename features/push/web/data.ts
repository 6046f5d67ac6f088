import { queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import type { notificationsContract } from '#features/notifications/contract.ts'
import type { pushContract } from '../contract.ts'

const notifications = roomApi<typeof notificationsContract>('notifications')
export const push = roomApi<typeof pushContract>('push')

/** The member's browsers with push notifications. */
export const pushDevices = () => queryOptions(push.query.devices.queryOptions())

/** Turns on push for all browsers; without it, none is notified. */
export const wantPush = () => notifications.call.savePreferences({ push: true })
