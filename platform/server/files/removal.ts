import { type Job, job } from '../jobs/index.ts'
import type { Services } from '../services.ts'
import { removeStored } from './member-files.ts'

/** How long removal is postponed while a backup needs the files, in milliseconds. */
const postponement = 5 * 60_000

/** A room's job that removes members' files once no backup needs them. */
export const fileRemoval = (name: string, services: Services): Job =>
  job<{ files: string[] }>({
    name,
    retries: 10,
    async run({ files }) {
      const { fileHold, jobs } = services
      if (await fileHold.isHeld()) return jobs.queue(name, { files }, { startAfter: new Date(Date.now() + postponement) })
      await removeStored(services, files)
    },
  })
