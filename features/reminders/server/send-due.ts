import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { reminderMailJob } from './reminder-mail.ts'
import { deleteOld, claimDue } from './queries.ts'

/** Reminders processed in one transaction. */
const atOnce = 200

/**
 * Sends due reminders. They are marked as sent in the same transaction, so that each is sent once, despite restarts and other nodes.
 * Recipients of the event skip reminders that come too late.
 */
export async function sendDue({ events, jobs }: Services, now: Date): Promise<void> {
  for (let taken = atOnce; taken === atOnce;) {
    taken = await events.change(async (tx, announce) => {
      const due = await claimDue(tx, now, atOnce)
      const here = due.flatMap(({ id, reminder_type }) => (reminder_type === 'browser' ? [id] : []))
      if (here.length > 0) await announce('reminders.due', { reminder_ids: here })
      for (const { id, reminder_type } of due) if (reminder_type === 'email') await jobs.queue(reminderMailJob, { id }, { tx })
      return due.length
    })
  }
}

export const sendReminders = (services: Services): Job =>
  job({ name: 'reminders.send', retries: 0, schedule: '* * * * *', run: () => sendDue(services, new Date()) })

export const clearOldReminders = ({ database }: Services): Job =>
  job({ name: 'reminders.clearOld', retries: 3, schedule: '50 3 * * *', run: () => deleteOld(database.kysely) })
