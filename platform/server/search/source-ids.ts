import { sql } from 'kysely'
import type { Searchable } from './searchable.ts'

/** The sources of a kind that are the rows of a table, by its column `id`. */
export const idsIn =
  (table: string): Searchable['idsAfter'] =>
  async (reader, id, limit) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} ${id === undefined ? sql`` : sql`where id > ${id}::uuid`} order by id limit ${limit}`.execute(
      reader,
    )
    return rows.map((row) => row.id)
  }
