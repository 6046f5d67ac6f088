import { roomApi } from '#platform/web/api.ts'
import type { remindersContract } from '../contract.ts'

export const reminders = roomApi<typeof remindersContract>('reminders')

/** One's reminders of an event that are still to come: all that there can be. */
export const eventReminders = (event_id: string) => reminders.query.list.queryOptions({ input: { event_id, limit: 50 } })
