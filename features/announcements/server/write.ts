import { Refusal, problems } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { Announcement, AnnouncementContent } from '../contract.ts'
import { announcementProblems } from '../problems.ts'
import { isEditable } from '../vocabulary.ts'
import { record } from './acts.ts'
import { tellConsole } from './live.ts'
import { requireFitsPost } from './post.ts'
import { presentAnnouncement } from './present.ts'
import { chooseMembers, insertAnnouncement, lockAnnouncement, updateContent } from './queries.ts'

interface Save {
  id: string
  version: number
  content: AnnouncementContent
}

/** Writes an announcement, or changes one that is not sent yet. @throws Refusal tooLongForPost, notFound, begun, changedMeanwhile */
export async function saveAnnouncement(services: Services, actor: Actor, { id, version, content }: Save): Promise<Announcement> {
  requireFitsPost(services, content)
  return services.database.transaction(async (tx) => {
    if (version === 0) {
      if (!(await insertAnnouncement(tx, id, actor.id, content))) throw new Refusal(announcementProblems.changedMeanwhile)
    } else {
      const before = await lockAnnouncement(tx, id)
      if (!before) throw new Refusal(problems.notFound)
      if (!isEditable(before.state)) throw new Refusal(announcementProblems.begun)
      if (before.version !== version) throw new Refusal(announcementProblems.changedMeanwhile)
      await updateContent(tx, id, content)
      if (before.state === 'scheduled') await record(tx, actor.id, 'changed', { ...before, ...content })
    }
    await chooseMembers(tx, id, 'ids' in content.segment ? content.segment.ids : [])
    tellConsole(services.live, tx, id)
    return presentAnnouncement(tx, id)
  })
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
