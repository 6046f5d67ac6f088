import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { eventProblems } from '#features/events/problems.ts'
import { lockVisibleEvent } from '#features/events/server/index.ts'
import type { Reminder } from '../contract.ts'
import { dueAt } from '../due-at.ts'
import { type Offset, type ReminderType, offsets, remindersEach } from '../offsets.ts'
import { reminderProblems } from '../problems.ts'
import { isConfirmed } from './mails.ts'
import { presentReminder } from './present.ts'
import { countAhead, putReminder } from './queries.ts'

interface Wanted {
  event_id: string
  type: ReminderType
  offset: Offset
  message: string
}

/** Sets the actor's reminder. @throws Refusal eventGone, isCancelled, begun, past, unconfirmed, tooMany */
export async function setReminder(
  { database }: Services,
  actor: Actor,
  { event_id, type, offset, message }: Wanted,
  now = new Date(),
): Promise<Reminder> {
  return database.transaction(async (tx) => {
    // Locked, so that a simultaneous move of the event does not miss the reminder.
    const event = await lockVisibleEvent(tx, actor.id, event_id)
    if (!event) throw new Refusal(eventProblems.eventGone)
    if (event.status !== 'scheduled') throw new Refusal(eventProblems.isCancelled)
    if (event.event_date <= now) throw new Refusal(reminderProblems.begun)
    const minutes_before = offsets[offset]
    const reminder_date = dueAt(event, minutes_before)
    if (reminder_date <= now) throw new Refusal(reminderProblems.past)
    if (type === 'email' && !(await isConfirmed(tx, actor.id))) throw new Refusal(reminderProblems.unconfirmed)
    if ((await countAhead(tx, actor.id, event_id, remindersEach)) >= remindersEach)
      throw new Refusal(reminderProblems.tooMany, { most: remindersEach })
    const row = { event_id, reminder_type: type, minutes_before, reminder_date, message }
    const id = await putReminder(tx, { user_id: actor.id, is_notice: false, ...row })
    return presentReminder({ ...event, ...row, id })
  })
}
