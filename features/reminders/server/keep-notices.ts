import type { Tx } from '#platform/server/database/index.ts'
import { type EventFacts, eventFacts, eventsOfMember, isOn } from '#features/events/server/index.ts'
import { dueAt } from '../due-at.ts'
import type { ReminderType } from '../offsets.ts'
import { addNotices, dropNotices, noticeOffsetsOf, putReminder } from './queries.ts'
import { savedWishes } from './wishes.ts'

/** Maximum number of automatic notices per member. */
const mostNotices = 500

/** Updates a member's notice after a change to their registration. */
export async function keepNotice(tx: Tx, memberId: string, eventId: string, isRegistered: boolean): Promise<void> {
  await dropNotices(tx, memberId, eventId)
  if (isRegistered) await putNotices(tx, memberId, await eventFacts(tx, memberId, [eventId]))
}

/** Updates all of a member's notices after a change to their settings. */
export async function keepAllNotices(tx: Tx, memberId: string): Promise<void> {
  await dropNotices(tx, memberId)
  const ahead = await eventsOfMember(tx, memberId, new Date(), mostNotices)
  await putNotices(
    tx,
    memberId,
    // Hosts need no notice of their own events.
    ahead.filter(({ user_id }) => user_id !== memberId),
  )
}

/** Adds notices of moved events, also for those who had registered too late to need one. */
export async function addMissingNotices(tx: Tx, eventIds: readonly string[]): Promise<void> {
  for (const each of await noticeOffsetsOf(tx, eventIds)) {
    const reminder_date = dueAt(each, each.minutes_before)
    if (isOn(each) && reminder_date > new Date()) await addNotices(tx, each, reminder_date)
  }
}

async function putNotices(tx: Tx, memberId: string, events: readonly EventFacts[]): Promise<void> {
  const wishes = await savedWishes(tx, memberId)
  if (!wishes || wishes.advance_notice_days <= 0) return
  const types: ReminderType[] = [
    ...(wishes.push_notifications ? ['browser' as const] : []),
    ...(wishes.email_notifications ? ['email' as const] : []),
  ]
  const minutes_before = wishes.advance_notice_days * 24 * 60
  for (const event of events) {
    const reminder_date = dueAt(event, minutes_before)
    // Members who register later than that need no notice.
    if (!isOn(event) || reminder_date <= new Date()) continue
    for (const reminder_type of types)
      await putReminder(tx, { user_id: memberId, event_id: event.id, reminder_type, is_notice: true, minutes_before, reminder_date })
  }
}
