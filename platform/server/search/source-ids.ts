import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Searchable } from './searchable.ts'

type TableWithId = { [Table in keyof Tables]: 'id' extends keyof Tables[Table] ? Table : never }[keyof Tables]

/** Reads the ids of all rows in order: of a room's own table, or of what another room's door names (`members`). */
export const sourceIds =
  (source: TableWithId | RawBuilder<{ id: string }>): Searchable['idsAfter'] =>
  async (reader, id, limit) => {
    const table = typeof source === 'string' ? sql.table(source) : source
    const isAfter = id === undefined ? sql`true` : sql`id > ${id}::uuid`
    const { rows } = await sql<{ id: string }>`select id from ${table} where ${isAfter} order by id limit ${limit}`.execute(reader)
    return rows.map((row) => row.id)
  }
