import { sql } from 'kysely'
import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Announcement } from '../contract.ts'
import { announcementProblems } from '../problems.ts'
import { isEditable } from '../vocabulary.ts'
import { lockUnchanged } from './access.ts'
import { record } from './acts.ts'
import { tellConsole, tellOfBanner } from './live.ts'
import { presentAnnouncement } from './present.ts'
import { type AnnouncementRow, dueAnnouncements, isDayTaken, lockAnnouncement, updateAnnouncement } from './queries.ts'
import { postAnnouncement } from './post.ts'
import { mailableIn, reachOf } from './segment.ts'
import { queueBatch } from './send-batch.ts'
import { requireSendable } from './sendable.ts'

interface Publish {
  id: string
  version: number
  /** Undefined: now. */
  at: Date | undefined
  /** Also if another announcement is mailed on the same day. */
  again: boolean
}

/**
 * Sends an announcement, or schedules it.
 * @throws Refusal notFound, begun, changedMeanwhile, past, bannerOver, nobody, noProfile, wroteToday
 */
export async function publishAnnouncement(services: Services, actor: Actor, { id, version, at, again }: Publish): Promise<Announcement> {
  return services.database.transaction(async (tx) => {
    const announcement = await lockUnchanged(tx, id, version)
    const now = new Date()
    if (at && at <= now) throw new Refusal(announcementProblems.past)
    const members = await requireSendable(tx, announcement, at ?? now)
    if (announcement.as_mail && !again && (await isDayTaken(tx, announcement, at ?? now)))
      throw new Refusal(announcementProblems.wroteToday)
    await record(tx, actor.id, at ? 'scheduled' : 'sent', announcement, members)
    if (at) await updateAnnouncement(tx, id, { state: 'scheduled', scheduled_at: at })
    else await begin(services, tx, announcement)
    tellConsole(services.live, tx, id)
    return presentAnnouncement(tx, id)
  })
}

/** Shows the banner, posts it, fixes who gets the mail, and starts sending it. */
async function begin(services: Services, tx: Tx, announcement: AnnouncementRow): Promise<void> {
  const { id, as_mail, as_banner, as_post } = announcement
  const recipients = as_mail ? await insertRecipients(tx, announcement) : 0
  const { members } = await reachOf(tx, announcement)
  const state = recipients > 0 ? 'sending' : 'sent'
  await updateAnnouncement(tx, id, { state, begun_at: new Date(), members, recipients, batch: 1 })
  if (recipients > 0) await queueBatch(services, tx, { id, batch: 1 })
  if (as_banner) tellOfBanner(services.live, tx)
  if (as_post) await postAnnouncement(services, tx, announcement)
}

async function insertRecipients(tx: Tx, announcement: AnnouncementRow): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('announcement_recipients')
    .columns(['announcement_id', 'member_id'])
    .expression(mailableIn(tx, announcement).select([sql<string>`${announcement.id}::uuid`.as('announcement_id'), 'l.member_id']))
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Makes a scheduled announcement a draft again. @throws Refusal notFound, begun */
export async function callOff(services: Services, actor: Actor, id: string): Promise<Announcement> {
  return services.database.transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id)
    if (!announcement) throw new Refusal(problems.notFound)
    if (!isEditable(announcement.state)) throw new Refusal(announcementProblems.begun)
    if (announcement.state === 'scheduled') {
      await updateAnnouncement(tx, id, { state: 'draft', scheduled_at: null })
      await record(tx, actor.id, 'calledOff', announcement)
      tellConsole(services.live, tx, id)
    }
    return presentAnnouncement(tx, id)
  })
}

/** Begins announcements at their time. */
export const beginDue = (services: Services): Job =>
  job({
    name: 'announcements.beginDue',
    retries: 0,
    schedule: '* * * * *',
    async run() {
      for (const id of await dueAnnouncements(services.database.kysely)) {
        await services.database.transaction(async (tx) => {
          const announcement = await lockAnnouncement(tx, id)
          // It may have been called off or put off meanwhile.
          if (announcement?.state !== 'scheduled' || !announcement.scheduled_at || announcement.scheduled_at > new Date()) return
          await begin(services, tx, announcement)
          tellConsole(services.live, tx, id)
        })
      }
    },
  })

/** Stops showing a banner; idempotent. @throws Refusal notFound */
export async function endBanner(services: Services, actor: Actor, id: string): Promise<Announcement> {
  return services.database.transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id)
    if (!announcement?.begun_at || !announcement.as_banner) throw new Refusal(problems.notFound)
    if (!announcement.banner_ended_at) {
      await updateAnnouncement(tx, id, { banner_ended_at: new Date() })
      await record(tx, actor.id, 'endedBanner', announcement)
      tellConsole(services.live, tx, id)
      tellOfBanner(services.live, tx)
    }
    return presentAnnouncement(tx, id)
  })
}
