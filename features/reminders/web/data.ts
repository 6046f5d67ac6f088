import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { remindersContract } from '../contract.ts'

export const reminders = roomApi<typeof remindersContract>('reminders')

/** The member's upcoming reminders for an event, all of them. */
export const eventReminders = (event_id: string) => reminders.query.list.queryOptions({ input: { event_id, limit: 50 } })

/** All upcoming reminders, soonest first, page by page. */
export const ownReminders = () => pagedOptions(reminders.query.list, (cursor) => ({ cursor }))
