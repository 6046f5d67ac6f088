import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { requestsToRemindOf, setReminded } from './request-queries.ts'

/** The most reminders of a morning in one transaction. */
const mostAtOnce = 500

/** Each morning: reminds organisations of requests that are due within a week, and once more when the day has passed. */
export const remindOfRequests = (services: Services): Job =>
  job({
    name: 'sustainability.remind',
    retries: 2,
    schedule: '20 6 * * *',
    async run() {
      for (;;) {
        const reminded = await services.events.change(async (tx, announce) => {
          const due = await requestsToRemindOf(tx, mostAtOnce)
          for (const { id, organisation_id } of due) {
            await setReminded(tx, id)
            await announce('sustainability.requestDue', { organisation_id, request_id: id })
          }
          return due.length
        })
        if (reminded < mostAtOnce) return
      }
    },
  })
