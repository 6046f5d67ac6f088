import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { recordMails } from './mail-queries.ts'
import type { UpsertedNotification } from './put-queries.ts'

export const mailJob = 'notifications.mail'

/** While a notification stays unread, the minimum time until the next mail about it, in milliseconds. */
const reminderPause = 60 * 60_000

/** Queues a mail for each key, covering everything until it is sent. */
export async function queueMails(
  services: Services,
  tx: Tx,
  kind: NotificationKind,
  about: readonly Omit<UpsertedNotification, 'revision'>[],
): Promise<void> {
  if (!kind.mail || about.length === 0) return
  const gathers = kind.mail.after === 'a while'
  const delay = gathers ? services.configuration.mail.delay * 1000 : 0
  const countedOn = new Set(about.flatMap(({ user_id, key, counted_on }) => (counted_on ? [`${user_id} ${key}`] : [])))
  const recorded = await recordMails(tx, { kind: kind.name, unlessRead: gathers }, about)
  const queued = recorded.flatMap(({ id, user_id, key, is_new, last_sent_at }) => {
    if (!is_new) return []
    const isReminder = gathers && last_sent_at !== null && countedOn.has(`${user_id} ${key}`)
    const wait = Math.max(delay, isReminder ? last_sent_at.getTime() + reminderPause - Date.now() : 0)
    return [{ payload: { id }, ...(wait > 0 && { startAfter: new Date(Date.now() + wait) }) }]
  })
  await services.jobs.queueAll(mailJob, queued, { tx })
}
