import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import { namedStatement } from '../database/named-statement.ts'
import type { Searchable } from './searchable.ts'

interface Found {
  kind: string
  id: string
}

/**
 * Those of these entries that the viewer may read now, in the same order: asked of the sources, one short prepared statement for each kind,
 * since a single one for all kinds takes longer to plan than to run.
 */
export async function readableAmong<Entry extends Found>(
  reader: Reader,
  viewer: string,
  searchables: readonly Searchable[],
  entries: readonly Entry[],
): Promise<Entry[]> {
  const found = Map.groupBy(entries, ({ kind }) => kind)
  const readable = await Promise.all(
    searchables.map(async (searchable) => {
      const ids = new Set((found.get(searchable.kind) ?? []).map(({ id }) => id))
      const rows = ids.size > 0 ? await readableIds(searchable)(reader, { viewer, ids: [...ids] }) : []
      return [searchable.kind, new Set(rows.map(({ id }) => id))] as const
    }),
  )
  const idsOf = new Map(readable)
  return entries.filter(({ kind, id }) => idsOf.get(kind)?.has(id))
}

type ReadableIds = ReturnType<typeof namedStatement<{ viewer: string; ids: readonly string[] }, { id: string }>>
const statements = new Map<Searchable, ReadableIds>()

function readableIds(searchable: Searchable): ReadableIds {
  const known = statements.get(searchable)
  if (known) return known
  const statement: ReadableIds = namedStatement(
    `search.readable.${searchable.kind}`,
    (_kysely, { viewer, ids }) => sql<{ id: string }>`
      select found.id from unnest(${ids}::uuid[]) found (id) where ${searchable.isReadable(sql`${viewer}::uuid`, sql.ref('found.id'))}`,
  )
  statements.set(searchable, statement)
  return statement
}
