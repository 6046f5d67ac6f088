import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { members } from '#features/members/server/index.ts'
import type { Banner } from '../contract.ts'
import { inLanguage } from '../in-language.ts'
import { followPath } from '../paths.ts'
import { ownChanged } from './live.ts'
import { isShown } from './queries.ts'
import { membersIn } from './segment.ts'

/** How many banners are looked through for one that is for the member. */
const lookedAt = 20

/** The newest banner for a member that they have not dismissed, or null. */
export async function bannerFor(reader: Reader, memberId: string, language: Language): Promise<Banner | null> {
  const shown = await reader
    .selectFrom('announcements')
    .selectAll()
    .where(isShown)
    .where(
      sql<boolean>`not exists (select from announcement_dismissals d where d.announcement_id = announcements.id and d.member_id = ${memberId})`,
    )
    .orderBy('begun_at', 'desc')
    .limit(lookedAt)
    .execute()
  for (const announcement of shown) {
    const isForThem = await membersIn(reader, announcement, memberId).select('l.member_id').executeTakeFirst()
    if (!isForThem) continue
    const { title, text, link_label } = inLanguage(announcement.texts, announcement.main_language, language)
    const link = announcement.link ? { label: link_label, href: followPath(announcement.token) } : null
    return { id: announcement.id, title, text, link }
  }
  return null
}

/** Dismisses a banner for a member; idempotent, and nothing happens if there is none. */
export async function dismissBanner({ database, live }: Services, memberId: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`
      insert into announcement_dismissals (announcement_id, member_id)
      select a.id, u.id from announcements a, ${members.as('u')} where a.id = ${id} and a.begun_at is not null and u.id = ${memberId}
      on conflict do nothing`.execute(tx)
    live.tellAfter(tx, ownChanged(memberId))
  })
}
