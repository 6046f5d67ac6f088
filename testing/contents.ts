import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import type { Database } from '#platform/server/database/index.ts'
import type { FileStore } from '#platform/server/files/index.ts'

/** Transaction ids differ between two databases, but their order is the same. */
const inOrder: Readonly<Record<string, string>> = {
  'public.domain_events': `select type, payload, created_at from domain_events order by transaction_id, id`,
  'public.reaction_positions': `
    select reaction, (select count(*) from domain_events e where (e.transaction_id, e.id) <= (p.transaction_id, p.event_id)) as seen, failures, retry_at, last_error
    from reaction_positions p order by reaction`,
}

/**
 * Every row of a community by table, in PostgreSQL's text form, with the last values of its sequences and the waiting jobs.
 * Without the `passing` tables, whose rows are short-lived and not in backups.
 */
export async function rowsIn({ pool }: Database, passing: readonly string[] = []): Promise<Record<string, string[]>> {
  const left = ['rate_limits', 'backup_records', ...passing].map((name) => (name.includes('.') ? name : `public.${name}`))
  const list = async (query: string) =>
    (await pool.query<{ row: string }>(`select r::text as row from (${query}) r`)).rows.map(({ row }) => row)
  const tables = (await list(`select schemaname || '.' || tablename from pg_tables where schemaname in ('public', 'auth') order by 1`)).map(
    (name) => name.slice(1, -1),
  )
  const contents: Record<string, string[]> = {}
  for (const table of tables.filter((name) => !left.includes(name))) {
    const all = `select * from ${table.split('.').map(pg.escapeIdentifier).join('.')} t order by t::text collate "C"`
    contents[table] = await list(inOrder[table] ?? all)
  }
  const sequences = await list(
    `select schemaname, sequencename, last_value from pg_sequences where schemaname in ('public', 'auth') order by 1, 2`,
  )
  contents['sequences'] = sequences.filter((row) => !left.some((table) => row.startsWith(`(${table.replace('.', ',')}_`)))
  const { rowCount: hasJobs } = await pool.query(`select from pg_namespace where nspname = 'jobs'`)
  if (hasJobs)
    contents['jobs'] = await list(
      `select id, name, data, start_after, retry_limit from jobs.job where state < 'active' and name !~ '^__' order by id`,
    )
  return contents
}

/** The digest of each file, by its key. */
export async function filesIn(files: FileStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for await (const key of files.list()) {
    const file = await files.read(key)
    if (file)
      contents[key] = createHash('sha256')
        .update(await buffer(file.stream))
        .digest('hex')
  }
  return contents
}

/** Every row of every table as text, including those of the job queue and the accounts library; bytes as hexadecimal digits. */
export async function everyRow({ pool }: Database): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: { table: string; row: string }[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
    found.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return found
}
