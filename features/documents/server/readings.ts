import { type SqlBool, sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { documentProblems } from '../problems.ts'
import type { Accessible } from './access.ts'
import type { DocumentHolder } from './holder.ts'
import { documentRead } from './live.ts'
import type { DocumentRow } from './queries.ts'

/** Tolerance for clocks that run faster than the server's, in seconds. */
const tolerance = 10

/**
 * Stores how long each page was open. Reports contain the totals of one reading, so repeated or late ones change nothing.
 * Totals that exceed the time passed are ignored, and reading one's own document is not counted.
 * @throws Refusal gone for another member's reading
 */
export async function recordReading(
  services: Services,
  holder: DocumentHolder,
  actor: Actor,
  { document, standing }: Accessible,
  { reading_id, seconds }: { reading_id: string; seconds: readonly number[] },
): Promise<void> {
  if (standing.isOwn) return
  const { database, live } = services
  const told = seconds.slice(0, document.pages ?? 0)
  await database.transaction(async (tx) => {
    const { rows } = await sql<{ is_new: boolean }>`
      insert into document_readings as r (id, document_id, reader_id, seconds) values (${reading_id}, ${document.id}, ${actor.id}, '{}')
      on conflict (id) do update set told_at = now(), seconds = case
        when (select coalesce(sum(s), 0) from unnest(${told}::int[]) s) <= extract(epoch from now() - r.started_at) + ${tolerance}
        then (select array_agg(greatest(coalesce(before, 0), coalesce(now_told, 0)) order by page)
          from unnest(r.seconds, ${told}::int[]) with ordinality as pages (before, now_told, page))
        else r.seconds end
      where r.document_id = ${document.id} and r.reader_id = ${actor.id}
      returning r.xmax = 0 as is_new`.execute(tx)
    const [reading] = rows
    if (!reading) throw new Refusal(documentProblems.gone)
    if (reading.is_new) await holder.wasOpened(services, tx, actor, document.subject_id, 'read')
    live.tellAfter(tx, await documentRead(tx, holder, document))
  })
}

/** Records a download as a reading of its own. */
export async function recordDownload(
  services: Services,
  holder: DocumentHolder,
  actor: Actor,
  { document, standing }: Accessible,
): Promise<void> {
  if (standing.isOwn) return
  const { database, live } = services
  await database.transaction(async (tx) => {
    await tx
      .insertInto('document_readings')
      .values({ id: sql<string>`gen_random_uuid()`, document_id: document.id, reader_id: actor.id, downloaded_at: sql<Date>`now()` })
      .execute()
    await holder.wasOpened(services, tx, actor, document.subject_id, 'download')
    live.tellAfter(tx, await documentRead(tx, holder, document))
  })
}

interface After {
  last_at: string
  id: string
}

/** Totals per reader; times per page are only summed up for the readers on the requested page. */
const readersOf = (reader: Reader, viewer: string, { id }: DocumentRow, limit: number, after?: After) =>
  reader
    .with('r', (db) =>
      db
        .selectFrom('document_readings')
        .select(({ fn }) => [
          'reader_id',
          fn.max('told_at').as('last_at'),
          sql<number>`count(*) filter (where downloaded_at is null)`.as('opened'),
          fn.max('downloaded_at').as('downloaded_at'),
        ])
        .where('document_id', '=', id)
        .where(sql<SqlBool>`reader_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
        .groupBy('reader_id'),
    )
    .selectFrom('r')
    .innerJoin(members.as('u'), 'u.id', 'r.reader_id')
    .select(briefColumns('u'))
    .select(['r.last_at', 'r.opened', 'r.downloaded_at'])
    .select(
      sql<number[]>`array(
        select sum(s)::integer from document_readings d, unnest(d.seconds) with ordinality as pages (s, page)
        where d.document_id = ${id} and d.reader_id = r.reader_id group by page order by page)`.as('seconds'),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(r.last_at, r.reader_id) < (${after?.last_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('r.last_at', 'desc')
    .orderBy('r.reader_id', 'desc')
    .limit(limit)
    .execute()
type ReaderRow = Awaited<ReturnType<typeof readersOf>>[number]

const lastFirst = keyset(z.object({ last_at: givenTimestamp, id: z.uuid() }), ({ last_at, member_id }: ReaderRow) => ({
  last_at: last_at.toISOString(),
  id: member_id,
}))

/** The readers of a document for one of its owners, latest first, without those hidden from them. */
export const listReadings = (reader: Reader, viewer: string, document: DocumentRow, request: PageRequest): Promise<Page<ReaderRow>> =>
  readPage(request, lastFirst, (limit, after) => readersOf(reader, viewer, document, limit, after))
