import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announcementProblems } from '../problems.ts'
import { isEditable } from '../vocabulary.ts'
import { type AnnouncementRow, lockAnnouncement, lockPublishing } from './queries.ts'

/** Locks an announcement that is not sent yet, as the operator has seen it. @throws Refusal notFound, begun, changedMeanwhile */
export async function lockUnchanged(tx: Tx, id: string, version: number): Promise<AnnouncementRow> {
  await lockPublishing(tx)
  const announcement = await lockAnnouncement(tx, id)
  if (!announcement) throw new Refusal(problems.notFound)
  if (!isEditable(announcement.state)) throw new Refusal(announcementProblems.begun)
  if (announcement.version !== version) throw new Refusal(announcementProblems.changedMeanwhile)
  return announcement
}
