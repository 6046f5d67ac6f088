import { type Job, job } from '../jobs/index.ts'
import type { Services } from '../services.ts'
import { compareKind, outdatedKinds } from './compare.ts'
import type { Searchable } from './searchable.ts'

const rebuildJob = 'search.rebuild'

/** Queues writing the entries of kinds that are new, or that another version of the code wrote. */
export async function queueRebuild({ database, jobs }: Services, searchables: readonly Searchable[]): Promise<void> {
  if ((await outdatedKinds(database, searchables)).length > 0) await jobs.queue(rebuildJob, {})
}

export const rebuildOutdated = ({ database, log }: Services, searchables: readonly Searchable[]): Job =>
  job({
    name: rebuildJob,
    retries: 10,
    async run() {
      for (const searchable of await outdatedKinds(database, searchables)) {
        const entries = await compareKind(database, searchable)
        log.debug({ kind: searchable.kind, entries }, 'the entries of a kind that can be searched for were written')
      }
    },
  })

/** Compares all entries with their sources at night; differences are mended and reported. */
export const compareNightly = ({ database, log }: Services, searchables: readonly Searchable[]): Job =>
  job({
    name: 'search.compare',
    retries: 2,
    schedule: '50 3 * * *',
    async run() {
      for (const searchable of searchables) {
        const mended = await compareKind(database, searchable)
        if (mended > 0) log.warn({ kind: searchable.kind, mended }, 'entries of the search differed from their sources and were mended')
      }
    },
  })
