import { sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp, largestInteger } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { type BriefRow, briefOf, presentBrief } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { Section } from '../catalogue/question.ts'
import type { Reading } from '../reading-contract.ts'
import { requireTeam } from './access.ts'

interface ReadSections {
  organisation_id: string
  year: number
  sections: readonly Section[]
}

/** Records that a member read sections of organisations' answers, once a day: another look on the same day moves the time. */
export async function recordReadings(reader: Reader, memberId: string, read: readonly ReadSections[]): Promise<void> {
  if (read.length === 0) return
  await sql`
    insert into sustainability_readings as r (organisation_id, reader_id, read_on, year, sections, read_at)
    select organisation_id, ${memberId}, (now() at time zone 'UTC')::date, year, sections, now()
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as its (organisation_id uuid, year int, sections text[])
    order by organisation_id, year
    on conflict (organisation_id, reader_id, year, read_on) do update set read_at = now(),
      sections = array(select distinct unnest(r.sections || excluded.sections) order by 1)`.execute(reader)
}

interface ReadingRow {
  reader_id: string
  reader: BriefRow
  year: number
  sections: Section[]
  read_at: Date
}

const latestFirst = keyset(
  z.object({ at: givenTimestamp, reader: z.uuid(), year: z.number().int().min(0).max(largestInteger) }),
  ({ read_at, reader_id, year }: ReadingRow) => ({ at: read_at.toISOString(), reader: reader_id, year }),
)

/** Who read the organisation's answers, latest first, without members hidden from the actor. @throws Refusal notIn; invalidInput for an invalid cursor */
export async function listReadings(reader: Reader, actor: Actor, { id, ...request }: PageRequest & { id: string }): Promise<Page<Reading>> {
  await requireTeam(reader, actor, id)
  const page = await readPage(request, latestFirst, async (limit, after) => {
    const { rows } = await sql<ReadingRow>`
      select r.reader_id, ${briefOf(sql.ref('r.reader_id'))} as reader, r.year, r.sections, r.read_at
      from sustainability_readings r
      where r.organisation_id = ${id} and r.reader_id <> all(${hiddenFrom(sql`${actor.id}::uuid`)})
        ${after ? sql`and (r.read_at, r.reader_id, r.year) < (${after.at}::timestamptz, ${after.reader}::uuid, ${after.year})` : sql``}
      order by r.read_at desc, r.reader_id desc, r.year desc limit ${limit}`.execute(reader)
    return rows
  })
  return presentPage(page, ({ reader: by, year, sections, read_at }) => ({
    reader: presentBrief(by),
    year,
    sections,
    read_at: read_at.toISOString(),
  }))
}
