import { sql } from 'kysely'
import { schemaVersion } from '#platform/server/database/migrations.ts'
import { listenerName } from '#platform/server/database/pooled-database.ts'
import { recentDeliveries } from '#platform/server/delivery-counts.ts'
import { failingReactions } from '#platform/server/events/reaction-states.ts'
import { queueStates } from '#platform/server/jobs/queue-states.ts'
import type { Services } from '#platform/server/services.ts'
import packageFile from '#package.json' with { type: 'json' }
import type { HealthFigures } from '../contract.ts'
import { withoutSecrets } from '../without-secrets.ts'
import { cached } from './cached.ts'
import { secretsOf } from './secrets.ts'

const statementsListed = 10

/** Queues, emails, slow statements and versions, at most a minute old. */
export const healthFigures = (services: Services, again = false): Promise<HealthFigures> =>
  cached(services, 'figures', again, async () => {
    const { kysely, times } = services.database
    const [queues, mails, versions] = await Promise.all([queuesOf(services), recentDeliveries(kysely, 'mail'), versionsOf(services)])
    return {
      queues,
      mails: mails.map(({ outcome, count }) => ({ outcome, count })),
      statements: times.slowest(statementsListed),
      versions,
      checked_at: new Date().toISOString(),
    }
  })

/** Jobs and reactions that wait or failed. A failing reaction is retried forever, so it waits. */
async function queuesOf({ configuration, database: { kysely } }: Services): Promise<HealthFigures['queues']> {
  const secrets = secretsOf(configuration)
  const inOneLine = (error: string | null) => error && withoutSecrets(error, secrets)
  const [jobs, reactions] = await Promise.all([queueStates(kysely), failingReactions(kysely)])
  return [
    ...jobs.map(({ oldest, last_error, ...job }) => ({ ...job, oldest: oldest?.toISOString() ?? null, last_error: inOneLine(last_error) })),
    ...reactions.map(({ name, last_error }) => ({ name, waiting: 0, oldest: null, failed: 1, last_error: inOneLine(last_error) })),
  ]
}

async function versionsOf({ database: { kind, kysely } }: Services): Promise<HealthFigures['versions']> {
  const { rows } = await sql<{ version: string; nodes: number }>`
    select current_setting('server_version') as version, 
      (select count(*)::integer from pg_stat_activity where datname = current_database() and application_name = ${listenerName}) as nodes`.execute(
    kysely,
  )
  const { version = '', nodes = 1 } = rows[0] ?? {}
  return {
    application: packageFile.version,
    node: process.versions.node,
    database: `PostgreSQL ${version}${kind === 'embedded' ? ' (embedded)' : ''}`,
    schema: await schemaVersion(kysely),
    nodes: kind === 'embedded' ? 1 : Math.max(1, nodes),
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  }
}
