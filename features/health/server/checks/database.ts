import { sql } from 'kysely'
import type { Check } from './check.ts'

export const databaseCheck: Check = async ({ configuration, database }) => {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(database.kysely)
  const facts = { bytes: Number(rows[0]?.bytes) }
  const { url } = configuration.database
  if (url === undefined) return { state: 'done', finding: 'database.embedded', facts }
  return { state: 'done', finding: 'database.server', facts: { ...facts, place: URL.parse(url)?.hostname ?? '' } }
}
