import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Database } from '../database/index.ts'

/** Where the library keeps its tables. */
export const schema = 'jobs'

/** The library over our database. */
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
