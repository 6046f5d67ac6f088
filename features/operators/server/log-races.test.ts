import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readMigrations } from '#platform/server/database/migration-files.ts'
import { migrateWithin } from '#platform/server/database/migrations.ts'
import { emptyDatabase } from '#testing/databases.ts'
import { memberNamed } from '#testing/messages.ts'
import { testWorld } from '#testing/test-world.ts'
import { checkLog } from './check-log.ts'
import { recordAct } from './index.ts'

const world = testWorld()
const act = { id: 'act.test.did', message: 'Did {about}' }

test('twenty acts at once, in transactions that lock the same rows, form one chain without gaps', async () => {
  const people = await Promise.all(['Ada', 'Ben'].map((name) => memberNamed(world, name)))
  const { database } = world.services
  const lock = (id = '') => sql`update users set updated_at = now() where id = ${id}`
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      database.transaction(async (tx) => {
        const [first, second] = people
        if (n % 10 === 9) await recordAct(tx, first?.id ?? '', act, 'Also in this transaction')
        // An act before the row that everybody wants: what is taken last must not be taken here.
        await recordAct(tx, second?.id ?? '', act, `Act ${n}`)
        await lock(first?.id).execute(tx)
        if (n % 7 === 6) throw new Error('undone')
      }),
    ),
  )
  const failures = results.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []))
  expect(failures).toEqual(Array(2).fill('undone'))
  const { rows } = await sql<{ acts: number }>`select count(*) as acts from operator_acts`.execute(database.kysely)
  const acts = rows[0]?.acts ?? 0
  expect(acts).toBe(18 + 2)
  expect(await checkLog(database.kysely, 0)).toMatchObject({ checked: acts, total: acts, fault: null })
})

test('acts of earlier versions are bound in their order when the database is migrated', async () => {
  const database = await emptyDatabase()
  try {
    const migrations = await readMigrations('migrations')
    const binding = migrations.findIndex(({ name }) => name.includes('bound-acts'))
    await database.transaction((tx) =>
      migrateWithin(
        tx,
        migrations.filter((_, at) => at < binding),
      ),
    )
    await sql`insert into operator_acts (act, words, about, details, reason, created_at) values
      ('act.a.first', 'First', 'Ü', null, '', '2026-01-02 10:00:00.001Z'),
      ('act.a.second', 'Second', '', '{"all": [1, "é"], "joined": "comma"}', 'Why not', '2026-01-02 10:00:00Z')`.execute(database.kysely)
    await database.transaction((tx) => migrateWithin(tx, migrations))
    expect(await checkLog(database.kysely, 0)).toMatchObject({ checked: 2, total: 2, fault: null })
  } finally {
    await database.close()
  }
})
