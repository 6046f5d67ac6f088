import type { Tx } from '#platform/server/database/index.ts'
import { type Announce, type Reaction, announceIn, reaction } from '#platform/server/events/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Live } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { tellChanged } from './live.ts'
import { type ClosedIntroduction, closeExpired, stopBetween } from './queries.ts'

/** Tells the introducer and, unless a block had stopped it, the two that an introduction was withdrawn or has expired. */
export async function announceEnd(live: Live, tx: Tx, announce: Announce, closed: readonly ClosedIntroduction[]): Promise<void> {
  for (const { was_stopped, ...introduction } of closed) {
    const { id, introducer_id, member_a, member_b } = introduction
    tellChanged(live, tx, id, [introducer_id])
    if (was_stopped) continue
    await announce('memberIntroduction.ended', introduction)
    tellChanged(live, tx, id, [member_a, member_b])
  }
}

/** How many are closed per transaction. */
const batchSize = 500

/** Closes expired introductions every hour. What members see does not depend on it: it goes by the time. */
export const expireIntroductions = ({ events, live }: Services): Job =>
  job({
    name: 'introductions.expire',
    retries: 3,
    schedule: '25 * * * *',
    async run() {
      for (let count = batchSize; count === batchSize;) {
        count = await events.change(async (tx, announce) => {
          const expired = await closeExpired(tx, batchSize)
          await announceEnd(live, tx, announce, expired)
          return expired.length
        })
      }
    },
  })

/**
 * Blocks stop introductions between the two members, or by one of them to the other, also if they are lifted later. The introducer is not
 * told.
 */
export const stopBlocked = ({ events: domainEvents, live }: Services): Reaction =>
  reaction({
    name: 'introductions.stopBlocked',
    on: ['relations.blocked'],
    async react(tx, events) {
      for (const { payload } of events) {
        for (const stopped of await stopBetween(tx, payload.member_id, payload.other_id)) {
          await announceIn(tx)('memberIntroduction.ended', stopped)
          tellChanged(live, tx, stopped.id, [stopped.member_a, stopped.member_b])
        }
      }
      domainEvents.wake()
    },
  })
