import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import { longestPost } from '#features/newsfeed/limits.ts'
import { writePinnedPost } from '#features/newsfeed/server/index.ts'
import { isTooLong } from '#features/newsfeed/text.ts'
import type { AnnouncementContent } from '../contract.ts'
import { announcementProblems } from '../problems.ts'
import type { AnnouncementRow } from './queries.ts'

/** What the post of an announcement says: title, text and link in the main language. */
function textOf(services: Services, { main_language, texts, link }: Pick<AnnouncementContent, 'main_language' | 'texts' | 'link'>): string {
  const address = link && new URL(link, siteUrlOf(services)).href
  return [texts.title[main_language], texts.text[main_language], address].filter(Boolean).join('\n\n')
}

/** @throws Refusal tooLongForPost */
export function requireFitsPost(services: Services, content: AnnouncementContent): void {
  if (content.as_post && isTooLong(textOf(services, content))) throw new Refusal(announcementProblems.tooLongForPost, { most: longestPost })
}

/** @throws Refusal noProfile if the author cannot post */
export async function requireAuthor(tx: Tx, announcement: AnnouncementRow): Promise<void> {
  if (announcement.as_post && !(await hasProfile(tx, announcement.author_id))) throw new Refusal(announcementProblems.noProfile)
}

/** Posts an announcement, unless its author has left meanwhile. */
export async function postAnnouncement(services: Services, tx: Tx, announcement: AnnouncementRow): Promise<void> {
  const { id, author_id } = announcement
  if (author_id && (await hasProfile(tx, author_id)))
    await writePinnedPost(services, tx, { id, user_id: author_id, content: textOf(services, announcement) })
}

async function hasProfile(reader: Reader, memberId: string | null): Promise<boolean> {
  const member = await reader
    .selectFrom(members.as('u'))
    .select('u.profile_completed')
    .where('u.id', '=', memberId)
    .where((where) => where.not(isAbsent(where.ref('u.id'))))
    .executeTakeFirst()
  return member?.profile_completed === true
}
