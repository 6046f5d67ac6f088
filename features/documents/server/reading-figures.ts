import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'

const deckOf = (subjectId: string) => sql`
  (select id, pages from documents where subject_id = ${subjectId} and kind = 'deck' and state = 'ready' order by created_at desc limit 1)`

/** How much of a subject's deck these members read: pages and seconds, by member id. */
export async function deckReadBy(reader: Reader, subjectId: string, readerIds: readonly string[]) {
  const { rows } = await sql<{ reader_id: string; pages_read: number; seconds: number }>`
    select r.reader_id, count(distinct page.number)::int as pages_read, sum(page.seconds)::int as seconds
    from ${deckOf(subjectId)} deck join document_readings r on r.document_id = deck.id
      cross join unnest(r.seconds) with ordinality as page (seconds, number)
    where r.reader_id = any(${readerIds}::uuid[]) and page.seconds > 0
    group by r.reader_id`.execute(reader)
  return new Map(rows.map(({ reader_id, ...read }) => [reader_id, read]))
}

interface DeckFigures {
  /** Per page, in order: the number of readers and their average time in seconds. */
  pages: { readers: number; seconds: number }[]
  /** Distinct readers of the deck. */
  readers: number
}

/** Reading statistics of a subject's deck since a day (UTC); undefined if there is no deck. */
export async function deckFigures(reader: Reader, subjectId: string, since: string): Promise<DeckFigures | undefined> {
  const { rows } = await sql<{ pages: number; number: number | null; readers: number; seconds: number }>`
    with deck as materialized ${deckOf(subjectId)}, looked as materialized (
      select r.reader_id, page.number::int as number, sum(page.seconds) as seconds
      from deck join document_readings r on r.document_id = deck.id
        cross join unnest(r.seconds) with ordinality as page (seconds, number)
      where r.started_at >= ${`${since}T00:00:00Z`}::timestamptz and page.seconds > 0
      group by r.reader_id, page.number
    )
    select deck.pages, counted.number, counted.readers, counted.seconds from deck cross join (
      select number, count(*)::int as readers, round(avg(seconds))::int as seconds from looked group by number
      union all select null, count(distinct reader_id)::int, 0 from looked
    ) counted`.execute(reader)
  const all = rows.find(({ number }) => number === null)
  if (!all) return undefined
  const byNumber = new Map(rows.map(({ number, readers, seconds }) => [number, { readers, seconds }]))
  const pages = Array.from({ length: all.pages }, (_, index) => byNumber.get(index + 1) ?? { readers: 0, seconds: 0 })
  return { pages, readers: all.readers }
}
