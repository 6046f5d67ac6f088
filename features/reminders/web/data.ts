import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { remindersContract } from '../contract.ts'

export const reminders = roomApi<typeof remindersContract>('reminders')

/** One's reminders of an event that are still to come: all that there can be. */
export const eventReminders = (event_id: string) => reminders.query.list.queryOptions({ input: { event_id, limit: 50 } })

/** All of them, the next first, page by page. */
export const ownReminders = () => pagedOptions(reminders.query.list, (cursor) => ({ cursor }))
