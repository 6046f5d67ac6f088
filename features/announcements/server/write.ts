import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { Announcement, AnnouncementContent } from '../contract.ts'
import { announcementProblems } from '../problems.ts'
import { lockUnchanged } from './access.ts'
import { record } from './acts.ts'
import { tellConsole } from './live.ts'
import { requireFitsPost } from './post.ts'
import { presentAnnouncement } from './present.ts'
import { type AnnouncementRow, chooseMembers, insertAnnouncement, isDayTaken, lockAnnouncement, updateContent } from './queries.ts'
import { requireSendable } from './sendable.ts'

interface Save {
  id: string
  version: number
  content: AnnouncementContent
}

/**
 * Writes an announcement, or changes one that is not sent yet.
 * @throws Refusal tooLongForPost, notFound, begun, changedMeanwhile, and what `requireStillSendable` throws
 */
export async function saveAnnouncement(services: Services, actor: Actor, { id, version, content }: Save): Promise<Announcement> {
  requireFitsPost(services, content)
  return services.database.transaction(async (tx) => {
    const before = version === 0 ? undefined : await lockUnchanged(tx, id, version)
    if (before) await updateContent(tx, id, content)
    else if (!(await insertAnnouncement(tx, id, actor.id, content))) throw new Refusal(announcementProblems.changedMeanwhile)
    await chooseMembers(tx, id, 'ids' in content.segment ? content.segment.ids : [])
    if (before?.state === 'scheduled') {
      await requireStillSendable(tx, before)
      await record(tx, actor.id, 'changed', { ...before, ...content })
    }
    tellConsole(services.live, tx, id)
    return presentAnnouncement(tx, id)
  })
}

/** Nobody checks a scheduled announcement when it begins, so its changes are checked. @throws Refusal dayTaken, and what `requireSendable` throws */
async function requireStillSendable(tx: Tx, { id, as_mail }: AnnouncementRow): Promise<void> {
  const changed = await lockAnnouncement(tx, id)
  if (!changed?.scheduled_at) return
  await requireSendable(tx, changed, changed.scheduled_at)
  // If it was an email before, scheduling it has asked about a second one on that day.
  const isNewMail = changed.as_mail && !as_mail
  if (isNewMail && (await isDayTaken(tx, changed, changed.scheduled_at))) throw new Refusal(announcementProblems.dayTaken)
}

/** Deletes a draft; idempotent. @throws Refusal begun for what is scheduled or sent */
export async function removeDraft(services: Services, actor: Actor, id: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const draft = await lockAnnouncement(tx, id)
    if (!draft) return
    if (draft.state !== 'draft') throw new Refusal(announcementProblems.begun)
    await record(tx, actor.id, 'removed', draft)
    await tx.deleteFrom('announcements').where('id', '=', id).execute()
    tellConsole(services.live, tx, id)
  })
}
