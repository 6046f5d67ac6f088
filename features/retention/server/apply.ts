import { type Job, job } from '#platform/server/jobs/index.ts'
import type { RetentionKind } from '#platform/server/retention.ts'
import type { Services } from '#platform/server/services.ts'
import { sql } from 'kysely'
import { type Kinds, daysAgo, periodsOf } from './rules.ts'

/** How many are removed in one transaction. */
const atOnce = 1_000

/** Nightly, before accounts are deleted: removes what is older than its period, and records how much. */
export const applyRetention = (services: Services, kinds: Kinds): Job =>
  job({
    name: 'retention.apply',
    retries: 2,
    schedule: '50 1 * * *',
    async run() {
      const { database, log } = services
      const periods = await periodsOf(database.kysely)
      let failed = 0
      for (const kind of kinds(services)) {
        const days = periods.get(kind.id)
        if (days == null) continue
        await removeOld(services, kind, days).catch((error: unknown) => {
          failed += 1
          log.error({ err: error, kind: kind.id }, 'old data could not be removed; will retry')
        })
      }
      await database.kysely
        .deleteFrom('retention_runs')
        .where('ran_at', '<', sql<Date>`now() - interval '1 year'`)
        .execute()
      if (failed > 0) throw new Error(`failed to remove ${failed} kinds of old data`)
    },
  })

async function removeOld({ database }: Services, kind: RetentionKind, days: number): Promise<void> {
  const before = daysAgo(days)
  await kind.prepare?.(before)
  let removed = 0
  for (let batch = atOnce; batch === atOnce;) {
    batch = await database.transaction((tx) => kind.remove(tx, before, atOnce))
    removed += batch
  }
  if (removed > 0) await database.kysely.insertInto('retention_runs').values({ kind: kind.id, removed }).execute()
}
