import type { Reader } from '#platform/server/database/index.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Announcement, ListedAnnouncement } from '../contract.ts'
import { fewestTold } from '../limits.ts'
import { type PresentedRow, announcementById, chosenMembers } from './queries.ts'

export const presentListed = (row: PresentedRow): ListedAnnouncement => ({
  id: row.id,
  title: row.texts.title[row.main_language],
  state: row.state,
  as_banner: row.as_banner,
  as_mail: row.as_mail,
  as_post: row.as_post,
  has_link: row.link !== '',
  is_shown: row.is_shown,
  time_zone: row.time_zone,
  scheduled_at: row.scheduled_at?.toISOString() ?? null,
  begun_at: row.begun_at?.toISOString() ?? null,
  changed_at: row.changed_at.toISOString(),
  author: row.author,
  counts: {
    members: row.members,
    recipients: row.recipients,
    sent: row.sent,
    failed: row.failed,
    skipped: row.skipped,
    followed: Math.min(row.followed, row.members) < fewestTold ? null : row.followed,
  },
})

/** @throws Refusal notFound */
export async function presentAnnouncement(reader: Reader, id: string): Promise<Announcement> {
  const row = await announcementById(reader, id)
  if (!row) throw new Refusal(problems.notFound)
  const { main_language, texts, link, as_banner, banner_until, as_mail, as_post, time_zone, filters } = row
  return {
    ...presentListed(row),
    version: row.version,
    content: {
      main_language,
      texts,
      link,
      as_banner,
      banner_until,
      as_mail,
      as_post,
      time_zone,
      segment: filters ? { filters } : { ids: await chosenMembers(reader, id) },
    },
  }
}
