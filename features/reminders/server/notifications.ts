import { eventPath } from '#features/events/paths.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { notificationKind } from '#platform/server/notification-kind.ts'
import { eventFacts, isGoing } from '#features/events/server/index.ts'
import { type ReminderRow, remindersById } from './queries.ts'
import { whenFor } from './when.ts'
import { savedWishes } from './wishes.ts'

/** Notifies members of reminders that are due. */
export const eventReminder = notificationKind({
  name: 'reminders.due',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.reminder', message: 'Event reminder' } },
  on: ['reminders.due'],

  async notify(tx, events) {
    const due = await remindersById(
      tx,
      events.flatMap(({ payload }) => payload.reminder_ids),
    )
    const told = []
    for (const reminder of due) {
      const still = await stillWanted(tx, reminder)
      if (!still) continue
      const { event, wishes } = still
      told.push({
        user_id: reminder.user_id,
        key: `reminder ${reminder.event_id}`,
        // The toast has the same title, so the event is in the text below.
        title: { .../*i18n*/ { id: 'notification.reminder', message: 'Event reminder' } },
        description: {
          all: [event.title, ...(reminder.message ? [reminder.message] : []), whenFor(event, wishes?.timezone)],
          joined: 'dot' as const,
        },
        target: eventPath(event.id),
        actor_id: null,
        count: 1,
      })
    }
    return told
  },
})

/** The event of a reminder, if it is upcoming and visible, and the member's settings. */
export async function stillWanted(reader: Reader, { user_id, event_id, is_notice, reminder_type }: ReminderRow) {
  const [[event], wishes] = await Promise.all([eventFacts(reader, user_id, [event_id]), savedWishes(reader, user_id)])
  if (!event || event.status !== 'scheduled' || event.event_date <= new Date()) return undefined
  if (!is_notice) return { event, wishes }
  const isWanted = reminder_type === 'email' ? wishes?.email_notifications : wishes?.push_notifications
  // They may have left, or turned it off, since it was due.
  return isWanted && (await isGoing(reader, user_id, event_id)) ? { event, wishes } : undefined
}
