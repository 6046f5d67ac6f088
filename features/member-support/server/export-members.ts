import { sql } from 'kysely'
import type { Download } from '#platform/download.ts'
import type { Language } from '#platform/language.ts'
import { Refusal } from '#platform/problems.ts'
import { type Row, csvDownload } from '#platform/server/csv.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { sayIn } from '#platform/server/texts.ts'
import { members } from '#features/members/server/index.ts'
import { supportProblems } from '../problems.ts'

/** Members read and written at once. */
const batchSize = 500

/** The members of an operator's export as CSV, read while it is sent. @throws Refusal exportGone, also after an hour */
export async function exportMembers(reader: Reader, actor: Actor, id: string, language: Language): Promise<Download> {
  const bulk = await reader
    .selectFrom('bulk_acts')
    .select('id')
    .where('id', '=', id)
    .where('operator_id', '=', actor.id)
    .where('act', '=', 'export')
    .where(sql<boolean>`created_at > now() - interval '1 hour'`)
    .executeTakeFirst()
  if (!bulk) throw new Refusal(supportProblems.exportGone)
  return csvDownload('members', rowsOf(reader, id, language))
}

async function* rowsOf(reader: Reader, id: string, language: Language): AsyncGenerator<Row[], void, undefined> {
  const say = sayIn(language)
  yield [headings.map((heading) => say(heading))]
  for (let rows = await membersAfter(reader, id, undefined); rows.length > 0; rows = await membersAfter(reader, id, rows.at(-1)?.id)) {
    yield rows.map(({ email, full_name, user_type, created_at, last_seen_on, company_name }) => [
      email,
      full_name,
      user_type,
      created_at.toISOString().slice(0, 10),
      last_seen_on,
      company_name,
    ])
  }
}

const membersAfter = (reader: Reader, bulkId: string, after: string | undefined) =>
  reader
    .selectFrom('bulk_act_members as b')
    .innerJoin('member_listings as l', 'l.member_id', 'b.member_id')
    .innerJoin(members.as('u'), 'u.id', 'b.member_id')
    .select(['u.id', 'u.email', 'u.full_name', 'u.user_type', 'u.created_at', 'u.company_name', 'l.last_seen_on'])
    .where('b.bulk_id', '=', bulkId)
    .$if(after !== undefined, (query) => query.where('b.member_id', '>', after as string))
    .orderBy('b.member_id')
    .limit(batchSize)
    .execute()

const headings = [
  /*i18n*/ { id: 'file.members.email', message: 'Email' },
  /*i18n*/ { id: 'file.members.name', message: 'Name' },
  /*i18n*/ { id: 'file.members.type', message: 'Type' },
  /*i18n*/ { id: 'file.members.joined', message: 'Joined' },
  /*i18n*/ { id: 'file.members.lastSeen', message: 'Last seen' },
  /*i18n*/ { id: 'file.members.organisation', message: 'Organisation' },
]
