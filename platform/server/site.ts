import type { Database, Tx } from './database/index.ts'

/** The community's name until operators change it. */
export const defaultSiteName = 'ESG Network'

/** The community's name, for emails, calendars and titles. */
export interface Site {
  /** Up to a few seconds old on other nodes. */
  name(): Promise<string>
  rename(tx: Tx, name: string): Promise<void>
}

const setting = 'site-name'
/** How long a name is cached, in milliseconds. */
const freshness = 5_000

export function createSite(database: Database): Site {
  let known: { name: Promise<string>; at: number } | undefined

  async function read(): Promise<string> {
    const row = await database.kysely.selectFrom('instance_settings').select('value').where('name', '=', setting).executeTakeFirst()
    return row?.value ?? defaultSiteName
  }

  return {
    name() {
      if (known && Date.now() - known.at < freshness) return known.name
      const name = read()
      known = { name, at: Date.now() }
      name.catch(() => (known = undefined))
      return name
    },
    async rename(tx, name) {
      await tx
        .insertInto('instance_settings')
        .values({ name: setting, value: name })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: name }))
        .execute()
      database.afterCommit(tx, () => (known = undefined))
    },
  }
}
