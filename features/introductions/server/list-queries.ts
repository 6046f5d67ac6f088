import { sql } from 'kysely'
import { containsWords } from '#platform/server/database/contains-words.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type BriefRow, briefColumns, briefOf, members } from '#features/members/server/index.ts'
import { areConnected, connectedTo, hiddenFrom } from '#features/relations/server/index.ts'
import { isAnswerable } from './conditions.ts'
import type { Outcome } from './tables.ts'

/** With the last row of the previous page. */
type Newest = { member: string; limit: number; created_at?: string; id?: string }

export interface ReceivedRow {
  id: string
  introducer: BriefRow
  other_id: string
  word: string
  answer: 'yes' | null
  connected: boolean
  created_at: Date
  expires_at: Date
}

const receivedBy = (unanswered: boolean) =>
  namedStatement<Newest, ReceivedRow>(
    `introductions.${unanswered ? 'unanswered' : 'received'}`,
    (_kysely, { member, limit, created_at, id }) => sql<ReceivedRow>`
      select i.id, ${briefOf(sql.ref('i.introducer_id'))} as introducer, s.other_id, s.word, s.answer, s.created_at, i.expires_at,
        ${areConnected(sql.ref('s.member_id'), sql.ref('s.other_id'))} as connected
      from member_introduction_sides s
      -- one lookup per row, where the planner would read all introductions for a join
      cross join lateral (select * from member_introductions where id = s.introduction_id offset 0) i
      where s.member_id = ${member} and s.is_open and s.answer is distinct from 'pass' and ${isAnswerable}
        ${unanswered ? sql`and s.answer is null` : sql``}
        ${created_at && id ? sql`and (s.created_at, s.introduction_id) < (${created_at}::timestamptz, ${id}::uuid)` : sql``}
      order by s.member_id desc, s.created_at desc, s.introduction_id desc limit ${limit}`,
  )

/** What a member can answer or has said yes to, newest first. */
export const received = receivedBy(false)
export const unanswered = receivedBy(true)

export interface MadeRow {
  id: string
  outcome: Outcome | null
  created_at: Date
  expires_at: Date
  is_expired: boolean
  closed_at: Date | null
  sides: (BriefRow & { word: string })[]
}

/** What a member made, newest first, without those to members hidden from them. Answers and blocks between the two make no difference. */
export const madeBy = namedStatement<Newest, MadeRow>(
  'introductions.made',
  (_kysely, { member, limit, created_at, id }) => sql<MadeRow>`
    select i.id, i.outcome, i.created_at, i.expires_at, i.expires_at <= now() as is_expired, i.closed_at, (
      select jsonb_agg(jsonb_build_object('word', s.word) || ${briefOf(sql.ref('s.member_id'))})
      from member_introduction_sides s where s.introduction_id = i.id) as sides
    from member_introductions i
    where i.introducer_id = ${member} and i.member_a <> all(${hiddenFrom(member)}) and i.member_b <> all(${hiddenFrom(member)})
      ${created_at && id ? sql`and (i.created_at, i.id) < (${created_at}::timestamptz, ${id}::uuid)` : sql``}
    order by i.introducer_id desc, i.created_at desc, i.id desc limit ${limit}`,
)

type Candidates = { member: string; limit: number; patterns?: string; except?: string; name?: string; id?: string }

/** A member's connections whose name and company contain all words of a search, by name. @property patterns `wordPatterns` */
export const candidatesOf = namedStatement<Candidates, BriefRow>(
  'introductions.candidates',
  (_kysely, { member, limit, patterns, except, name, id }) => sql<BriefRow>`
    select ${sql.join(briefColumns('u'))} from (${connectedTo(member)}) mine join ${members.as('u')} on u.id = mine.id
    where u.id <> all(${hiddenFrom(member)}) ${except ? sql`and u.id <> ${except}::uuid` : sql``}
      ${patterns ? sql`and ${containsWords(sql`u.full_name || ' ' || u.company_name`, patterns)}` : sql``}
      ${name !== undefined && id ? sql`and (u.full_name, u.id) > (${name}, ${id}::uuid)` : sql``}
    order by u.full_name, u.id limit ${limit}`,
)
