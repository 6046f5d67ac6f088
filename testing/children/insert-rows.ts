/** Inserts rows into the embedded database of the directory in the first argument, and prints each row's number after its commit. */
import { sql } from 'kysely'
import { openDatabase } from '#platform/server/database/index.ts'

const database = await openDatabase({ directory: process.argv[2] ?? '' })
await sql`create table if not exists acknowledged (id bigint generated always as identity primary key, run text, text text)`.execute(
  database.kysely,
)
for (;;) {
  await database
    .transaction(async (tx) => {
      const { rows } = await sql<{
        id: number
      }>`insert into acknowledged (run, text) values (${process.argv[3]}, repeat('x', 500)) returning id`.execute(tx)
      await sql`update acknowledged set text = text || 'y' where id = ${rows[0]?.id}`.execute(tx)
      return rows[0]?.id
    })
    .then((id) => process.stdout.write(`${id}\n`))
}
