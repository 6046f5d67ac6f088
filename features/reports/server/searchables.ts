import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { type Searchable, follow, sourceIds, staffKey, titleFrom } from '#platform/server/search/index.ts'
import { members, readsAsStaff } from '#features/members/server/index.ts'
import { reportCasePath } from '../paths.ts'

export const caseKind = 'case'

interface CaseRow {
  id: string
  member_id: string | null
  member: string | null
  moved_at: Date
  /** The content, as it was last reported. */
  said: string | null
  details: string[]
  decided: string[]
}

/** Cases, for those who read reports; not for a member of staff whom one is about. Who reported is not indexed. */
const cases: Searchable = {
  kind: caseKind,
  version: 1,
  follows: [follow('reports.decided', ({ case_id }) => [case_id])],
  idsAfter: sourceIds('report_cases'),
  async read(reader, ids) {
    const rows = await casesBy(reader, ids)
    return rows.map(({ id, member_id, member, moved_at, said, details, decided }) => ({
      id,
      at: moved_at,
      name: '',
      texts: [member ?? '', said ?? '', ...details, ...decided],
      author: member_id,
      readers: [staffKey('moderation')],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from report_cases c where c.id = ${id} and c.member_id is distinct from ${viewer} and ${readsAsStaff(viewer, 'moderation')})`,
  async cards(reader, _viewer, keys) {
    const rows = await casesBy(
      reader,
      keys.map(({ id }) => id),
    )
    return rows.map(({ id, member, said, details, decided }) => {
      const text = [said ?? '', ...details, ...decided].filter(Boolean).join('\n')
      const beginning = titleFrom(text)
      return { id, href: reportCasePath(id), title: beginning || (member ?? ''), note: beginning ? (member ?? '') : '', text }
    })
  },
}

async function casesBy(reader: Reader, ids: readonly string[]): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select c.id, c.member_id, u.full_name as member, c.moved_at, (
      select said ->> 'content' from (
        select r.messages from reports r where r.case_id = c.id order by r.created_at desc, r.id desc limit 1) latest,
        jsonb_array_elements(latest.messages) said where (said ->> 'is_meant')::boolean limit 1) as said,
      array(select r.details from reports r where r.case_id = c.id and r.details <> '' order by r.created_at desc, r.id desc limit 50) as details,
      array(select concat_ws(E'\\n', nullif(d.reason, ''), nullif(d.note, ''), d.answer) from report_decisions d
            where d.case_id = c.id order by d.created_at, d.id) as decided
    from report_cases c left join ${members.as('u')} on u.id = c.member_id
    where c.id = any(${ids}::uuid[])`.execute(reader)
  return rows
}

export const reportsSearchables = [cases]
