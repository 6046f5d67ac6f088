import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { isAnswerable } from './conditions.ts'

/** Answering locks the same rows, and marks existing notifications as read. */
export async function lockForNotifying(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from member_introductions where id = any(${ids}::uuid[]) order by id for share`.execute(tx)
}

export interface WaitingSide {
  id: string
  member_id: string
  introducer_id: string
  introducer: string
  introducer_company: string
  other: string
  word: string
}

/** Those of the two, in each of these introductions, who can answer and have not. */
export async function waitingSides(reader: Reader, ids: readonly string[]): Promise<WaitingSide[]> {
  const { rows } = await sql<WaitingSide>`
    select i.id, s.member_id, i.introducer_id, by.full_name as introducer, by.company_name as introducer_company, o.full_name as other, s.word
    from member_introductions i
    join member_introduction_sides s on s.introduction_id = i.id
    join ${members.as('by')} on by.id = i.introducer_id
    join ${members.as('o')} on o.id = s.other_id
    where i.id = any(${ids}::uuid[]) and s.answer is null and ${isAnswerable}
    order by i.id, s.member_id`.execute(reader)
  return rows
}

interface Agreed {
  id: string
  introducer_id: string
  member_a: string
  member_b: string
  introducer: string
  name_a: string
  company_a: string
  name_b: string
  company_b: string
}

/** Those of these introductions that came about, for one of the three members, unless one of the others is hidden from them. */
export async function agreedFor(reader: Reader, member: string, ids: readonly string[]): Promise<Agreed[]> {
  const me = sql<string>`${member}::uuid`
  const { rows } = await sql<Agreed>`
    select i.id, i.introducer_id, i.member_a, i.member_b, by.full_name as introducer,
      a.full_name as name_a, a.company_name as company_a, b.full_name as name_b, b.company_name as company_b
    from member_introductions i
    join ${members.as('by')} on by.id = i.introducer_id
    join ${members.as('a')} on a.id = i.member_a
    join ${members.as('b')} on b.id = i.member_b
    where i.id = any(${ids}::uuid[]) and i.outcome = 'came_about' and ${me} in (i.introducer_id, i.member_a, i.member_b)
      and not ${isHidden(me, sql.ref('i.member_a'))} and not ${isHidden(me, sql.ref('i.member_b'))}
      and not ${isHidden(me, sql.ref('i.introducer_id'))}`.execute(reader)
  return rows
}
