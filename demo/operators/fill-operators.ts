import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { changeRole } from '#features/members/server/index.ts'
import { postPath } from '#features/newsfeed/paths.ts'
import type { Said } from '#features/reports/contract.ts'
import { demoAccounts, demoOperator, operatorMember } from '../accounts.ts'
import { fillCommunity } from '../fill.ts'
import type { DemoMember } from '../member.ts'
import { uuidFrom } from '../random.ts'
import { announcements, reports } from './texts.ts'

const day = 24 * 60 * 60 * 1000
const operatorId = uuidFrom(demoOperator.email)

/** Adds the member who runs the community. */
export async function fillOperator({ database, files }: Services, passwordHash: string, now = new Date()): Promise<void> {
  await fillCommunity(database, files, [operatorMember(now)], { passwordHash, withPictures: true })
  await database.transaction((tx) => changeRole(tx, operatorId, 'admin'))
}

/** Fills the console: announcements, and reports that wait for a decision. */
export async function fillConsole({ database }: Services, members: readonly DemoMember[], now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [index, announcement] of announcements.entries()) {
      const at = new Date(now.getTime() + announcement.inDays * day)
      const { state, title, text, link, sent, failed, followed } = announcement
      await tx
        .insertInto('announcements')
        .values({
          id: uuidFrom(`announcement ${index}`),
          token: `demo-${index}`,
          author_id: operatorId,
          state,
          main_language: 'en',
          texts: JSON.stringify({ title, text, link_label: { en: '', de: '', fr: '', es: '' } }),
          link,
          as_banner: false,
          as_mail: true,
          as_post: false,
          time_zone: 'Europe/Brussels',
          filters: '{}',
          members: sent + failed,
          recipients: sent + failed,
          sent,
          failed,
          followed,
          begun_at: state === 'sent' ? at : null,
          created_at: at,
          changed_at: at,
        })
        .execute()
    }
    await reportPosts(tx, members, now)
  })
}

/** Posts of ordinary members that others have reported. */
async function reportPosts(tx: Tx, members: readonly DemoMember[], now: Date): Promise<void> {
  const ordinary = members.slice(demoAccounts.length).filter(({ profile_completed }) => profile_completed)
  for (const [index, { by, text, reason, daysAgo, details }] of reports.entries()) {
    const author = ordinary.findLast(({ profile }) => profile.user_type === by)
    const reporter = ordinary.find((each) => each !== author)
    if (!author || !reporter) continue
    const ago = (days: number) => new Date(now.getTime() - days * day)
    const [id, case_id] = [uuidFrom(`reported post ${index}`), uuidFrom(`case ${index}`)]
    const said: Said = { said_by: 'reported', content: text, created_at: ago(daysAgo).toISOString(), is_meant: true }
    await tx
      .insertInto('posts')
      .values({ id, user_id: author.id, content: text, topics: [], created_at: ago(daysAgo) })
      .execute()
    await tx
      .insertInto('report_cases')
      .values({
        id: case_id,
        kind: 'post',
        subject_id: id,
        member_id: author.id,
        address: postPath(id),
        content_state: 'shown',
        moved_at: ago(daysAgo - 1),
        reports: 1,
      })
      .execute()
    await tx
      .insertInto('reports')
      .values({
        id: uuidFrom(`report ${index}`),
        case_id,
        reporter_id: reporter.id,
        member_id: author.id,
        reason,
        details,
        profile: null,
        messages: JSON.stringify([said]),
        created_at: ago(daysAgo - 1),
      })
      .execute()
  }
}
