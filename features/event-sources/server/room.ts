import { type Job, job } from '#platform/server/jobs/index.ts'
import { room } from '#platform/server/room.ts'
import type { Services } from '#platform/server/services.ts'
import { eventSourcesContract } from '../contract.ts'
import { managedEventsPath } from '../paths.ts'
import { prepareCurated } from './curated/operate.ts'
import { fetchDue, fetchSource } from './follow.ts'
import { eventSourcesHandlers } from './handlers.ts'
import { clearPictures } from './pictures.ts'
import { sourcesAddedBy } from './queries.ts'

/** Adds the next edition once one is over. */
const addCurated = (services: Services): Job =>
  job({ name: 'eventSources.addCurated', retries: 2, schedule: '10 2 * * *', run: () => prepareCurated(services) })

export const eventSourcesRoom = room({
  name: 'eventSources',
  contract: eventSourcesContract,
  handlers: eventSourcesHandlers,
  screens: [managedEventsPath()],
  jobs: (services) => [fetchDue(services), fetchSource(services), clearPictures(services), addCurated(services)],
  prepare: prepareCurated,
  personalData: {
    lists: {
      eventSources: {
        about: /*i18n*/ { id: 'file.copy.event-sources.eventSources', message: 'Event sources you suggested or added.' },
        from: ['event_sources'],
        read: sourcesAddedBy,
      },
    },
  },
})
