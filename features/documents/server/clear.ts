import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { partsFolder } from './files.ts'
import { abandonedDocuments, documentById } from './queries.ts'
import { removeDocuments } from './remove.ts'
import { moveFiles } from './hand-over.ts'
import { clearWorkFolders } from './workshop.ts'

const day = 24 * 60 * 60_000

/** Nightly: removes uploads abandoned for a day, orphaned parts, and files left over from interrupted processes; moves files handed over. */
export const clearDocuments = (services: Services): Job =>
  job({
    name: 'documents.clear',
    retries: 3,
    schedule: '40 3 * * *',
    async run() {
      const { database, files } = services
      await database.transaction(async (tx) => removeDocuments(services, tx, await abandonedDocuments(tx)))
      for await (const key of files.list(partsFolder)) {
        const [, , id = ''] = key.split('/')
        const document = await documentById(database.kysely, id)
        if (document?.state !== 'arriving' && document?.state !== 'checking') await files.remove(key)
      }
      await clearWorkFolders(services, day)
      await moveFiles(services)
    },
  })
