import { sql } from 'kysely'
import type { Database, Reader } from '../database/index.ts'
import type { Searchable } from './searchable.ts'
import { writeEntries } from './write-entries.ts'

/** Sources compared in one transaction, during which changed ones wait to be indexed. */
const atOnce = 200

/**
 * Compares all entries of a kind with their sources, some at a time, and mends those that differ: all of them, the first time. Members search
 * meanwhile. Continues a comparison that was interrupted.
 * @returns how many entries were mended
 */
export async function compareKind(database: Database, searchable: Searchable): Promise<number> {
  const { kind, version } = searchable
  await sql`
    insert into search_kinds as k (kind, started_at) values (${kind}, now())
    on conflict (kind) do update set started_at = coalesce(k.started_at, now()),
      compared = case when k.position is null then 0 else k.compared end, mended = case when k.position is null then 0 else k.mended end`.execute(
    database.kysely,
  )
  for (;;) if (!(await compareNext(database, searchable))) break
  const { rows } = await sql<{ mended: number }>`select mended from search_kinds where kind = ${kind}`.execute(database.kysely)
  // What was written for the first time did not differ.
  await sql`
    update search_kinds set version = ${version}, position = null, started_at = null, compared_at = now(),
      mended = case when version = ${version} then mended else 0 end
    where kind = ${kind}`.execute(database.kysely)
  return rows[0]?.mended ?? 0
}

/** @returns whether there are more */
const compareNext = (database: Database, searchable: Searchable): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { kind } = searchable
    const state = await tx.selectFrom('search_kinds').select('position').where('kind', '=', kind).forUpdate().executeTakeFirst()
    const position = state?.position ?? undefined
    const sources = await searchable.idsAfter(tx, position, atOnce)
    const last = sources.length === atOnce ? sources.at(-1) : undefined
    const { rows: entries } = await sql<{ id: string }>`
      select distinct id from search_entries
      where kind = ${kind} and (${position ?? null}::uuid is null or id > ${position ?? null}::uuid) and (${last ?? null}::uuid is null or id <= ${last ?? null}::uuid)`.execute(
      tx,
    )
    const mended = await writeEntries(tx, searchable, [...new Set([...sources, ...entries.map(({ id }) => id)])])
    await sql`
      update search_kinds set position = ${last ?? null}, compared = compared + ${sources.length}, mended = mended + ${mended} where kind = ${kind}`.execute(
      tx,
    )
    return last !== undefined
  })

/** When all entries had been compared, and how many that mended; undefined until all kinds were written once. */
export async function indexState(reader: Reader): Promise<{ compared_at: Date; mended: number } | undefined> {
  const { rows } = await sql<{ compared_at: Date; mended: number; is_written: boolean }>`
    select min(compared_at) as compared_at, coalesce(sum(mended), 0)::int as mended, bool_and(version is not null) as is_written
    from search_kinds`.execute(reader)
  return rows[0]?.is_written ? rows[0] : undefined
}

/** The kinds whose entries another version of the code wrote, or none. */
export async function outdatedKinds(database: Database, searchables: readonly Searchable[]): Promise<Searchable[]> {
  const rows = await database.kysely.selectFrom('search_kinds').select(['kind', 'version']).execute()
  const versions = new Map(rows.map(({ kind, version }) => [kind, version]))
  return searchables.filter(({ kind, version }) => versions.get(kind) !== version)
}
