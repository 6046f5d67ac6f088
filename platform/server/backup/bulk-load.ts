import { sql } from 'kysely'
import type { Tx } from '../database/index.ts'
import { quoted } from './rows.ts'

/**
 * Inserts rows of tables as they are, in any order: triggers are disabled, foreign keys are checked at the end, and indexes are built
 * afterwards.
 */
export async function loadAtOnce(tx: Tx, tables: readonly string[], load: () => Promise<void>): Promise<void> {
  const names = tables.map(quoted)
  const ofEach = (statement: (table: string) => string) => run(tx, names.map(statement))
  const { rows } = await sql<{ drop: string; make: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any(${names}::text[]::regclass[])
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = any(${names}::text[]::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
    order by drop`.execute(tx)
  const drops = rows.map(({ drop }) => drop)
  // In order of name, foreign keys come before the indexes that they may need.
  const makes = rows.map(({ make }) => make).toReversed()
  await run(tx, drops)
  await ofEach((table) => `alter table ${table} disable trigger user`)
  await load()
  await ofEach((table) => `alter table ${table} enable trigger user`)
  await run(tx, makes)
  await ofEach((table) => `analyze ${table}`)
}

async function run(tx: Tx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx)
}
