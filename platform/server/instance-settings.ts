import type { Database } from './database/index.ts'

/** The value all nodes share under this name; the first to ask makes it. */
export async function sharedSetting(database: Database, name: string, make: () => string): Promise<string> {
  await database.kysely
    .insertInto('instance_settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await database.kysely.selectFrom('instance_settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
