import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { personalData } from './rooms.ts'

const database = testDatabase()

/** Tables with a column that refers to members, or may contain a member's id. */
async function tablesAboutMembers(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct regexp_replace(c.oid::regclass::text, '"', '', 'g') as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind = 'r' and n.nspname in ('public', 'auth') and a.atttypid = 'uuid'::regtype and not (
      -- an id of its own, that refers to nobody
      a.attname = 'id' and not exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
      ) and exists (select from pg_attribute o where o.attrelid = c.oid and o.attnum > 0 and o.attname <> 'id' and o.atttypid = 'uuid'::regtype)
    )`.execute(database.kysely)
  return rows.map(({ name }) => name)
}

test('every table that refers to members is part of their export, or left out for a reason', async () => {
  const known = personalData().flatMap(({ lists = {}, leftOut = {} }) => [
    ...Object.values(lists).flatMap(({ from }) => from),
    ...Object.keys(leftOut),
  ])
  const forgotten = (await tablesAboutMembers()).filter((name) => !known.includes(name))
  expect(forgotten, 'declare in the room’s personalData what the member’s copy contains of it, or why nothing').toEqual([])
})

test('what goes with a member is found by an index', async () => {
  const { rows } = await sql<{ column: string }>`
    select k.conrelid::regclass || '.' || a.attname as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid in ('users'::regclass, 'auth."user"'::regclass) and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = a.attnum
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by 1`.execute(database.kysely)
  expect(rows).toEqual([])
})

test('no table is both exported and left out, and all of them exist', async () => {
  const { rows } = await sql<{ name: string }>`select schemaname || '.' || tablename as name from pg_tables`.execute(database.kysely)
  const there = new Set(rows.map(({ name }) => name.replace(/^public\./, '')))
  for (const { lists = {}, leftOut = {} } of personalData()) {
    const read = Object.values(lists).flatMap(({ from }) => from)
    for (const table of [...read, ...Object.keys(leftOut)]) expect(there).toContain(table)
    expect(read.filter((table) => table in leftOut)).toEqual([])
  }
})
