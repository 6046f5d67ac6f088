import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Announcement } from '../contract.ts'
import { announcementProblems } from '../problems.ts'
import { record } from './acts.ts'
import { tellConsole } from './live.ts'
import { mailRecipient } from './mails.ts'
import { presentAnnouncement } from './present.ts'
import { type AnnouncementRow, lockAnnouncement, updateAnnouncement } from './queries.ts'
import { mailableAmong, nextRecipients, putOff, settle } from './send-queries.ts'

const batchJob = 'announcements.sendBatch'
/** How many mails are sent at once. */
const atOnce = 10
/** A mail that is put off this often, with increasing delays, has been tried for about a day. */
const mostAttempts = 30
const longestDelay = 60

interface Batch {
  id: string
  /** Tells whether another job has taken over since. */
  batch: number
}

export const queueBatch = ({ jobs }: Services, tx: Tx, batch: Batch, startAfter?: Date): Promise<void> =>
  jobs.queue(batchJob, batch, { tx, ...(startAfter && { startAfter }) })

/**
 * Sends the next mails, and queues the next batch in the transaction that ends this one. Only one job sends mails of an announcement: its
 * number is that of the batch. Each mail is settled as soon as it was sent, so that a batch which is repeated after a crash goes on behind it.
 */
export const sendBatch = (services: Services): Job =>
  job<Batch>({
    name: batchJob,
    retries: retriesOfADay,
    async run(batch) {
      const announcement = await startBatch(services, batch)
      if (!announcement) return
      const delay = await mailNext(services, announcement)
      await endBatch(services, batch, delay)
    },
    givenUp: (batch) => endBatch(services, batch, 0, true),
  })

/** @returns undefined if another job has taken over, or sending was stopped */
const startBatch = ({ database, live }: Services, { id, batch }: Batch): Promise<AnnouncementRow | undefined> =>
  database.transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id)
    if (announcement?.batch !== batch) return undefined
    if (announcement.state === 'stopping') {
      await updateAnnouncement(tx, id, { state: 'stopped' })
      tellConsole(live, tx, id)
    }
    if (announcement.state !== 'sending') return undefined
    await tx.updateTable('announcements').set({ next_batch_at: null }).where('id', '=', id).execute()
    return announcement
  })

/** @returns for how many minutes to wait, because the mail server accepted none of the mails */
async function mailNext(services: Services, announcement: AnnouncementRow): Promise<number> {
  const { kysely } = services.database
  const { id } = announcement
  const next = await nextRecipients(kysely, id, atOnce)
  const ids = next.map(({ member_id }) => member_id)
  const wanting = await mailableAmong(kysely, announcement, ids)
  const skipped = ids.filter((each) => !wanting.some((member) => member.id === each))
  await settle(kysely, id, skipped, 'skipped')
  const outcomes = await Promise.all(
    wanting.map(async (member) => {
      const outcome = await mailRecipient(services, announcement, member)
      const attempts = (next.find(({ member_id }) => member_id === member.id)?.attempts ?? 0) + 1
      if (outcome !== 'later') await settle(kysely, id, [member.id], outcome)
      else if (attempts >= mostAttempts) await settle(kysely, id, [member.id], 'failed')
      else {
        await putOff(kysely, id, member.id)
        return attempts
      }
      return undefined
    }),
  )
  const putOffs = outcomes.filter((attempts) => attempts !== undefined)
  const isRefused = putOffs.length > 0 && putOffs.length === outcomes.length && skipped.length === 0
  return isRefused ? Math.min(2 ** (Math.min(...putOffs) - 1), longestDelay) : 0
}

/** @param isGivenUp something unexpected happened again and again: an operator decides whether to continue */
const endBatch = (services: Services, { id, batch }: Batch, delay: number, isGivenUp = false): Promise<void> =>
  services.database.transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id)
    if (announcement?.batch !== batch) return
    const { state, recipients, sent, failed } = announcement
    const [left] = await nextRecipients(tx, id, 1)
    const next = batch + 1
    if (!left) await updateAnnouncement(tx, id, { state: 'sent', batch: next, skipped: recipients - sent - failed })
    else if (state === 'stopping' || isGivenUp) await updateAnnouncement(tx, id, { state: 'stopped', batch: next })
    else {
      const startAfter = delay > 0 ? new Date(Date.now() + delay * 60_000) : undefined
      await updateAnnouncement(tx, id, { batch: next, next_batch_at: startAfter ?? null })
      await queueBatch(services, tx, { id, batch: next }, startAfter)
    }
    tellConsole(services.live, tx, id)
  })

/** Stops sending after the mails that are under way. @throws Refusal notFound, notSending */
export const stopSending = (services: Services, actor: Actor, id: string): Promise<Announcement> =>
  services.database.transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id)
    if (!announcement) throw new Refusal(problems.notFound)
    const { state, batch, next_batch_at } = announcement
    if (state !== 'sending') throw new Refusal(announcementProblems.notSending)
    // Nothing is under way while the next batch waits: it is passed over.
    await updateAnnouncement(tx, id, next_batch_at ? { state: 'stopped', batch: batch + 1, next_batch_at: null } : { state: 'stopping' })
    await record(tx, actor.id, 'stopped', announcement)
    tellConsole(services.live, tx, id)
    return presentAnnouncement(tx, id)
  })

/** @throws Refusal notFound, notSending */
export const continueSending = (services: Services, actor: Actor, id: string): Promise<Announcement> =>
  services.database.transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id)
    if (!announcement) throw new Refusal(problems.notFound)
    const { state, batch } = announcement
    if (state !== 'stopped' && state !== 'stopping') throw new Refusal(announcementProblems.notSending)
    await updateAnnouncement(tx, id, { state: 'sending' })
    // While it is stopping, the job goes on by itself.
    if (state === 'stopped') await queueBatch(services, tx, { id, batch })
    await record(tx, actor.id, 'continued', announcement)
    tellConsole(services.live, tx, id)
    return presentAnnouncement(tx, id)
  })
