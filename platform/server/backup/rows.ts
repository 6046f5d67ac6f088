import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import type { Reader, Tx } from '../database/index.ts'

/** A table with its name as used in the code ('users', 'auth.user') and its columns, except generated ones. */
export interface Table {
  name: string
  columns: { name: string; type: string }[]
}

/** SQL expressions for columns whose values would be meaningless in another database, by table and column. */
export type PortableColumns = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Rows fetched at once, and the characters that go into one entry and one statement. */
const rowsAtOnce = 500
const charactersAtOnce = 1_000_000

/** All tables except those of PostgreSQL, its extensions and the job queue. */
export async function tablesOf(reader: Reader): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema$|jobs$)'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    group by 1 order by 1`.execute(reader)
  return rows
}

/** The last value of each sequence, as text; null if it was never used. */
export async function sequencesOf(reader: Reader): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname !~ '^(pg_|information_schema$|jobs$)' order by 1`.execute(reader)
  return rows
}

/** Makes sequences continue after their last value. */
export async function setSequences(tx: Tx, sequences: readonly { name: string; last: string | null }[]): Promise<void> {
  for (const { name, last } of sequences) {
    await sql`
      select setval(${name}::regclass, coalesce(${last}::bigint, start_value), ${last}::bigint is not null)
      from pg_sequences where format('%I.%I', schemaname, sequencename) = ${name}`.execute(tx)
  }
}

/** Pins the session settings that affect how values are formatted as text. */
export async function sayValuesAlike(tx: Tx): Promise<void> {
  await sql`
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0`.execute(tx)
}

/**
 * Streams the result of a query with little memory.
 * @param query must select text columns only
 * @yields lines of JSON arrays, one per row
 */
export async function* readLines(tx: Tx, query: string): AsyncGenerator<string, void, undefined> {
  await sql.raw(`declare backup_rows no scroll cursor for ${query}`).execute(tx)
  let lines = ''
  for (;;) {
    const { rows } = await sql.raw<Record<string, string | null>>(`fetch ${rowsAtOnce} from backup_rows`).execute(tx)
    for (const row of rows) {
      lines += `${JSON.stringify(Object.values(row))}\n`
      if (lines.length < charactersAtOnce) continue
      yield lines
      lines = ''
    }
    if (rows.length === 0) break
  }
  if (lines) yield lines
  await sql`close backup_rows`.execute(tx)
}

/** The lines of a table, in no particular order. */
export function readTable(tx: Tx, { name, columns }: Table, portable: PortableColumns): AsyncGenerator<string, void, undefined> {
  const values = columns.map((column, at) => `(${portable[name]?.[column.name] ?? quoted(column.name)})::text as c${at}`)
  return readLines(tx, `select ${values.join(', ')} from ${quoted(name)}`)
}

/** Inserts lines of a table. @returns how many there were */
export async function insertLines(tx: Tx, { name, columns }: Table, lines: string): Promise<number> {
  const rows = parseLines(lines)
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map((column, at) => `c${at}::${column.type}`).join(', ')
  const given = `unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) given (${columns.map((_, at) => `c${at}`).join(', ')})`
  const text = `insert into ${quoted(name)} (${names}) overriding system value select ${values} from ${given}`
  await tx.executeQuery(
    CompiledQuery.raw(
      text,
      columns.map((_, at) => rows.map((row) => row[at])),
    ),
  )
  return rows.length
}

export const parseLines = (lines: string): (string | null)[][] =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as (string | null)[])

export const quoted = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.')
