import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { DomainEventPayloads } from '#platform/server/events/domain-event.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { nextDue, settleDue } from './decision-queries.ts'
import { changed } from './live.ts'

const settleJob = 'matching.settle'
/** How many decisions are settled per transaction. */
const batchSize = 500
/** When a decision locked by another transaction is tried again, in milliseconds. */
const retryDelay = 1_000

type Settled = DomainEventPayloads['match.settled']

/** Announces that these decisions are final. An accepted member learns of it now, unless it made a connection. */
export async function announceSettled({ live }: Services, tx: Tx, announce: Announce, settled: readonly Settled[]): Promise<void> {
  for (const { user_id, matched_user_id, status, connected, before } of settled) {
    await announce('match.settled', { user_id, matched_user_id, status, connected, before })
    const othersHear = status === 'accepted' || before === 'accepted'
    if (othersHear && !connected) live.tellAfter(tx, changed(matched_user_id))
  }
}

/**
 * Queues the job that settles a member's decisions once their minute has passed. A member has at most one pending job: it settles what
 * is due, and queues itself again for later decisions.
 */
export async function settleLater({ jobs }: Services, tx: Tx, member: string, at: Date): Promise<void> {
  await jobs.queue(settleJob, { member }, { tx, startAfter: at })
}

/** Settles everything that is due, also for members whose own job was lost, and queues the next job for the member. */
export const settleDecisions = (services: Services): Job =>
  job<{ member?: string }>({
    name: settleJob,
    retries: retriesOfADay,
    async run({ member }) {
      for (;;) {
        const count = await services.events.change(async (tx, announce) => {
          const due = await settleDue(tx, batchSize)
          await announceSettled(
            services,
            tx,
            announce,
            due.map((row) => ({ ...row, connected: false, before: null })),
          )
          const next = member !== undefined && due.length < batchSize ? await nextDue(tx, member) : undefined
          if (next && member) await settleLater(services, tx, member, new Date(Math.max(next.getTime(), Date.now() + retryDelay)))
          return due.length
        })
        if (count < batchSize) return
      }
    },
  })
