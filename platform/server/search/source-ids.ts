import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Searchable } from './searchable.ts'

type TableWithId = { [Table in keyof Tables]: 'id' extends keyof Tables[Table] ? Table : never }[keyof Tables]

/** Reads the ids of all rows of a room's own table, in order. */
export const sourceIds =
  (table: TableWithId): Searchable['idsAfter'] =>
  async (reader, id, limit) => {
    const isAfter = id === undefined ? sql`true` : sql`id > ${id}::uuid`
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${isAfter} order by id limit ${limit}`.execute(reader)
    return rows.map((row) => row.id)
  }
