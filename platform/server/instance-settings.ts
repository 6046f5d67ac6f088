import type { Reader } from './database/index.ts'

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
