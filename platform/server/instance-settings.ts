import { randomBytes } from 'node:crypto'
import type { Reader } from './database/index.ts'
import type { Services } from './services.ts'

/** A value shared by all nodes; the first node to ask creates it. */
export async function sharedSetting(reader: Reader, name: string, make: () => string): Promise<string> {
  await reader
    .insertInto('instance_settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await reader.selectFrom('instance_settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}

/** The secret that the instance's keys are made from: AUTH_SECRET, otherwise one of its own. */
export const instanceSecret = async ({ configuration, database }: Pick<Services, 'configuration' | 'database'>): Promise<string> =>
  configuration.authSecret ?? (await sharedSetting(database.kysely, 'auth-secret', () => randomBytes(32).toString('hex')))
