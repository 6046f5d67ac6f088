import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { digestDue } from '../digest-due.ts'
import { digestMailJob } from './digest-mail.ts'
import { digestZones, takeReaders } from './digest-queries.ts'

/** Members claimed in one transaction. */
const atOnce = 200

/** Queues digests for members in whose zone it is morning. Each member is claimed once per period. */
export async function sendDigests({ database, jobs }: Services, now: Date): Promise<void> {
  for (const { timezone, notification_frequency } of await digestZones(database.kysely)) {
    const period = digestDue(now, timezone, notification_frequency)
    if (!period) continue
    for (let taken = atOnce; taken === atOnce;) {
      taken = await database.transaction(async (tx) => {
        const readers = await takeReaders(tx, { timezone, frequency: notification_frequency, period }, atOnce)
        for (const member_id of readers) await jobs.queue(digestMailJob, { member_id, period }, { tx })
        return readers.length
      })
    }
  }
}

export const queueDigests = (services: Services): Job =>
  job({ name: 'reminders.digests', retries: 0, schedule: '*/5 * * * *', run: () => sendDigests(services, new Date()) })
