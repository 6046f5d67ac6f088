import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Database } from '../database/index.ts'

/** The schema of the library's tables. */
export const schema = 'jobs'

/** pg-boss on our database. */
export function bossOf(database: Database, options: Pick<ConstructorOptions, 'supervise' | 'schedule'> = {}): PgBoss {
  return new PgBoss({
    ...options,
    schema,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    db: {
      executeSql: async (text, values) => database.pool.query(text, values as unknown[]),
      listen: async (...asked) => ({ close: await database.listen(...asked) }),
    },
  })
}
