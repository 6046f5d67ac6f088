import type { Database, Tx } from './database/index.ts'

/** What the community is called as long as nobody has said otherwise. */
export const defaultSiteName = 'ESG Network'

/** What the community calls itself, as every room needs it: in mails, calendars and titles. */
export interface Site {
  /** Not older than a few seconds on other nodes. */
  name(): Promise<string>
  rename(tx: Tx, name: string): Promise<void>
}

const setting = 'site-name'
/** How long a name may be old, in milliseconds. */
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
