import type { Database } from './database.ts'

const oldestVersion = 15

/**
 * Checks that a PostgreSQL server responds and is new enough.
 * @throws Error naming the server, never the password
 */
export async function checkServer({ pool }: Database, url: string): Promise<void> {
  const where = nameOf(url)
  let version: number
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`)
    version = Math.floor(Number(rows[0]?.version) / 10_000)
  } catch (error) {
    throw new Error(`The database on ${where} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
  if (version < oldestVersion)
    throw new Error(`The database on ${where} is PostgreSQL ${version}; version ${oldestVersion} or newer is required.`)
}

/** A readable name of the server, without user and password. */
export function nameOf(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.host}${parsed.pathname}` : 'the given address'
}

/** An AggregateError (one failure per address of a host) has no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
