import { importEvents } from '#features/events/server/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { endurance } from '#platform/server/outbound/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { FollowedKind } from '../vocabulary.ts'
import { SourceFailure, failureCodeOf } from './adapters/adapter.ts'
import { adaptersOf } from './adapters/index.ts'
import { illustrator } from './pictures.ts'
import { type SourceRow, noteTry, sourceOf, takeDue } from './queries.ts'

export const fetchJob = 'eventSources.fetch'
const minute = 60_000
const hour = 60 * minute
/** A source that keeps failing is asked once in so long. */
const longestPause = 24 * hour
/** So many are queued at a time. */
const mostAtOnce = 100

/** Queues the sources that are due. */
export const fetchDue = ({ events, jobs }: Services): Job =>
  job({
    name: 'eventSources.fetchDue',
    retries: 0,
    schedule: '*/3 * * * *',
    async run() {
      await events.change(async (tx) => {
        for (const id of await takeDue(tx, mostAtOnce)) await jobs.queue(fetchJob, { id }, { tx })
      })
    },
  })

/** Asks one source, and brings what it has into the table of events. It has pauses of its own: the job never fails. */
export const fetchSource = (services: Services): Job =>
  job<{ id: string }>({
    name: fetchJob,
    retries: 0,
    async run({ id }) {
      const source = await sourceOf(services.database.kysely, id)
      if (source?.state === 'active') await follow(services, source)
    },
  })

const lasting = endurance({
  isPassing: (error) => ['network', 'unavailable'].includes(failureCodeOf(error)),
  resting: () => new SourceFailure('unavailable'),
})

/** Who is asked, and fails or answers for all sources that are there. */
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
      // Pictures that were put off are fetched the next time, so that there has to be an answer then.
      const { etag = null, last_modified = null } = isWhole() ? found : {}
      return { etag, last_modified, events: ahead, skipped: found.skipped ?? {} }
    })
    // Not all at the same moment.
    const next_fetch_at = new Date(Date.now() + hour * (0.9 + 0.2 * Math.random()))
    await noteTry(database.kysely, source.id, { ...outcome, last_ok_at: new Date(), last_error: null, failures: 0, next_fetch_at })
  } catch (error) {
    const last_error = failureCodeOf(error)
    log.info({ err: error, source: source.id, failure: last_error }, 'a source of events gave nothing')
    const failures = source.failures + 1
    const next_fetch_at = new Date(Date.now() + Math.min(longestPause, hour * 2 ** Math.min(failures - 1, 5)))
    await noteTry(database.kysely, source.id, { last_error, failures, next_fetch_at })
  }
}
