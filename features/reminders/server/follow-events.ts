import { type Reaction, reaction } from '#platform/server/events/index.ts'
import { isOn, stopEventMails } from '#features/events/server/index.ts'
import { dueAt } from '../due-at.ts'
import { addMissingNotices, keepAllNotices, keepNotice } from './keep-notices.ts'
import { dropMails, dropSentNotices, moveReminders, offsetsOf, stopOfEvents } from './queries.ts'

/** Moves reminders with their event, and stops them when it is cancelled. */
export const followEvents = (): Reaction =>
  reaction({
    name: 'reminders.followEvents',
    on: ['event.changed', 'event.cancelled'],
    async react(tx, events) {
      const cancelled = events.flatMap((event) => (event.type === 'event.cancelled' ? [event.payload.event_id] : []))
      const moved = events.flatMap((event) =>
        event.type === 'event.changed' && (event.payload.isMoved || event.payload.isBack) ? [event.payload.event_id] : [],
      )
      if (cancelled.length > 0) await stopOfEvents(tx, cancelled)
      if (moved.length === 0) return
      for (const each of await offsetsOf(tx, moved)) {
        if (!isOn(each)) continue
        const due = dueAt(each, each.minutes_before)
        // The email of one that is not due again may still be on its way.
        if (due > new Date()) await dropSentNotices(tx, each)
        await moveReminders(tx, each, due)
      }
      await addMissingNotices(tx, moved)
    },
  })

/** Schedules notices for attendees, as their settings say. */
export const followMembers = (): Reaction =>
  reaction({
    name: 'reminders.followMembers',
    on: ['event.attendance', 'event.preferences'],
    async react(tx, events) {
      for (const event of events) {
        if (event.type === 'event.preferences') await keepAllNotices(tx, event.payload.member_id)
        else await keepNotice(tx, event.payload.member_id, event.payload.event_id, event.payload.status === 'registered')
      }
    },
  })

/** Unsubscribing from emails also turns off emails about events. */
export const followUnsubscribing = (): Reaction =>
  reaction({
    name: 'reminders.followUnsubscribing',
    on: ['notifications.unsubscribed'],
    async react(tx, events) {
      for (const { payload } of events) {
        await stopEventMails(tx, payload.member_id)
        await dropMails(tx, payload.member_id)
      }
    },
  })
