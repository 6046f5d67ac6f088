import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from './database/index.ts'
import type { Text } from './texts.ts'

/** A kind of data that operators may limit in time. */
export interface RetentionKind {
  /** With the room's name: 'documents.readings'. */
  id: string
  name: Text
  /** What it is for, and from when its time counts, in a sentence. */
  about: Text
  /** How many days it is kept unless operators choose otherwise; null: as long as what it belongs to. */
  days: number | null
  /** The fewest days that operators can choose. */
  least: number
  /** How many days before it is removed members are told, and how many would be told tonight; absent if they are not. */
  notice?: { days: number; count(reader: Reader, before: Date): Promise<number> }
  /** How many are older; where members are told first, only those that they were told of in time. */
  count(reader: Reader, before: Date): Promise<number>
  /** Removes at most `limit` that are older. @returns how many */
  remove(tx: Tx, before: Date, limit: number): Promise<number>
  /** Called every night before anything is removed, such as to tell those concerned. @param before as for `remove` */
  prepare?(before: Date): Promise<void>
}

/** Counts and removes rows of a table. @param age condition: whether a row is older than a time */
export function oldRows(table: string, age: (before: Date) => RawBuilder<boolean>): Pick<RetentionKind, 'count' | 'remove'> {
  const name = sql.table(table)
  return {
    async count(reader, before) {
      const { rows } = await sql<{ count: number }>`select count(*) from ${name} where ${age(before)}`.execute(reader)
      return rows[0]?.count ?? 0
    },
    async remove(tx, before, limit) {
      const { rows } = await sql`
        delete from ${name} where ctid = any(array(select ctid from ${name} where ${age(before)} limit ${limit})) returning 1`.execute(tx)
      return rows.length
    },
  }
}
