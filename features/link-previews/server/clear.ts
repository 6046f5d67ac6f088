import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { removePictures } from './fetch.ts'
import { type IsUsed, deleteUnused } from './queries.ts'

/** Deletes previews that nothing shows, with their pictures, each night. */
export const clearPreviews = (services: Services, areUsed: readonly IsUsed[]): Job =>
  job({
    name: 'linkPreviews.clear',
    retries: 2,
    schedule: '50 3 * * *',
    async run() {
      await services.database.transaction(async (tx) => {
        const pictures = await deleteUnused(tx, areUsed)
        if (pictures.length > 0) await removePictures(services, tx, pictures)
      })
    },
  })
