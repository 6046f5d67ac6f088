import { importEvents } from '#features/events/server/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { resilience } from '#platform/server/outbound/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { FollowedKind } from '../vocabulary.ts'
import { SourceFailure, failureCodeOf } from './adapters/adapter.ts'
import { adaptersOf } from './adapters/index.ts'
import { illustrator } from './pictures.ts'
import { type SourceRow, recordFetch, sourceOf, claimDue } from './queries.ts'

export const fetchJob = 'eventSources.fetch'
const minute = 60_000
const hour = 60 * minute
/** Maximum pause between fetches of a failing source. */
const longestPause = 24 * hour
/** Sources queued at a time. */
const mostAtOnce = 100

/** Queues due sources. */
export const fetchDue = ({ events, jobs }: Services): Job =>
  job({
    name: 'eventSources.fetchDue',
    retries: 0,
    schedule: '*/3 * * * *',
    async run() {
      await events.change(async (tx) => {
        for (const id of await claimDue(tx, mostAtOnce)) await jobs.queue(fetchJob, { id }, { tx })
      })
    },
  })

/** Fetches a source and imports its events. It schedules its own retries, so the job never fails. */
export const fetchSource = (services: Services): Job =>
  job<{ id: string }>({
    name: fetchJob,
    retries: 0,
    async run({ id }) {
      const source = await sourceOf(services.database.kysely, id)
      if (source?.state === 'active') await follow(services, source)
    },
  })

const lasting = resilience({
  isPassing: (error) => ['network', 'unavailable'].includes(failureCodeOf(error)),
  resting: () => new SourceFailure('unavailable'),
})

/** The host or provider whose sources fail together. */
const askedFor = ({ kind, address }: Pick<SourceRow, 'kind' | 'address'>): string =>
  (['icalendar', 'web-page', 'mobilizon'] satisfies FollowedKind[]).some((each) => each === kind) ? new URL(address).host : kind

async function follow(services: Services, source: SourceRow): Promise<void> {
  const { configuration, database, outbound, log } = services
  const adapter = adaptersOf(configuration)[source.kind]
  try {
    if (!adapter.isConfigured) throw new SourceFailure('credentials')
    const outcome = await lasting.run(askedFor(source), async () => {
      const found = await adapter.find(source, outbound)
      if (found === 'unchanged') return {}
      const { illustrated, isWhole } = illustrator(services)
      const { ahead } = await importEvents(services, { kind: source.kind, sourceId: source.id }, illustrated(found.events))
      // Without validators the next response is complete, so that postponed pictures are fetched then.
      const { etag = null, last_modified = null } = isWhole() ? found : {}
      return { etag, last_modified, events: ahead, skipped: found.skipped ?? {} }
    })
    // Spreads the fetches over time.
    const next_fetch_at = new Date(Date.now() + hour * (0.9 + 0.2 * Math.random()))
    await recordFetch(database.kysely, source.id, { ...outcome, last_ok_at: new Date(), last_error: null, failures: 0, next_fetch_at })
  } catch (error) {
    const last_error = failureCodeOf(error)
    log.info({ err: error, source: source.id, failure: last_error }, 'an event source failed')
    const failures = source.failures + 1
    const next_fetch_at = new Date(Date.now() + Math.min(longestPause, hour * 2 ** Math.min(failures - 1, 5)))
    await recordFetch(database.kysely, source.id, { last_error, failures, next_fetch_at })
  }
}
