import type { Services } from '#platform/server/services.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Channel } from '#features/notifications/server/index.ts'
import { servicesOf } from './queries.ts'
import { type Round, queueRounds, roundJobs, services as pushServices } from './round.ts'
import { keptFor } from './send.ts'
import { sendRound } from './send-round.ts'

/** Messages per round: enough to be worth a job, few enough to finish soon. */
const together = 200
/** Push services handled in parallel, in each queue. */
const lanes = 4
/** Delay before a retry, in milliseconds; doubled each time, up to the longest. */
const pause = { first: 2_000, longest: 60 * 60_000 }

/** Notifies members who have devices, in rounds of at most two hundred per push service. */
export const pushChannel: Channel = {
  async tell({ jobs }, tx, { toast, told }) {
    if (told.length === 0) return
    const places = await servicesOf(
      tx,
      told.map(({ user_id }) => user_id),
    )
    const until = Date.now() + keptFor * 1000
    for (const [service, there] of Map.groupBy(places, (place) => place.service)) {
      const members = new Set(there.map(({ user_id }) => user_id))
      const messages = told.filter(({ user_id }) => members.has(user_id)).map(({ id, revision }) => ({ id, revision }))
      const rounds = Array.from({ length: Math.ceil(messages.length / together) }, (_, index) => ({
        service,
        toast,
        told: messages.slice(index * together, (index + 1) * together),
        until,
        tries: 0,
      }))
      await queueRounds(jobs, service, rounds, { tx })
    }
  },
}

/** Sends what is still unread; messages that a push service does not accept now are retried as a separate round. */
export const deliverRounds = (services: Services): Job[] =>
  Object.values(roundJobs).map((name) =>
    job<Round>({
      name,
      retries: 3,
      lanes,
      async run(round) {
        const { service, tries, until } = round
        const left = await sendRound(services, round)
        if (left.told.length === 0) return
        const wait = left.wasTried ? Math.min(pause.first * 2 ** Math.min(tries, 20), pause.longest) : 0
        const at = Date.now() + Math.max(wait, pushServices.restOf(service))
        if (at < until) {
          const again = { ...round, told: left.told, tries: left.wasTried ? tries + 1 : tries }
          await queueRounds(services.jobs, service, [again], { startAfter: new Date(at) })
        } else services.log.warn({ service, messages: left.told.length }, 'gave up on messages that a push service did not accept in time')
      },
    }),
  )
