import type { Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { endSessionsOf } from '#features/accounts/server/index.ts'
import { endDueSuspensions, endSuspension, suspend } from '#features/members/server/index.ts'
import { partnersOf } from '#features/messages/server/index.ts'
import { tellHidden } from '#features/relations/server/index.ts'

const endJob = 'reports.endSuspensions'

/** Ends the member's sessions and hides them from everyone; replaces an earlier suspension. */
export async function suspendMember(
  services: Services,
  tx: Tx,
  memberId: string,
  suspension: { ends_at: Date | null; reason: string },
): Promise<void> {
  await suspend(tx, memberId, suspension)
  await endSessionsOf(tx, memberId)
  await tellOthers(services, tx, memberId)
  const { ends_at } = suspension
  if (ends_at) await services.jobs.queue(endJob, {}, { tx, startAfter: ends_at })
}

/** Lifts a suspension, even one that has ended in the meantime. */
export async function liftSuspension(services: Services, tx: Tx, memberId: string): Promise<void> {
  if (await endSuspension(tx, memberId)) await tellOthers(services, tx, memberId)
}

/** Everyone who is viewing the member fetches again who is visible, as after a block. */
async function tellOthers({ live }: Services, tx: Tx, memberId: string): Promise<void> {
  tellHidden(live, tx, memberId, await partnersOf(tx, memberId))
}

/**
 * Suspensions end by themselves; this notifies those who are viewing the member. Queued for that moment, and run each night because a
 * restored backup may lack the job.
 */
export const endSuspensions = (services: Services): Job =>
  job({
    name: endJob,
    retries: retriesOfADay,
    schedule: '30 2 * * *',
    run: () =>
      services.database.transaction(async (tx) => {
        for (const id of await endDueSuspensions(tx)) await tellOthers(services, tx, id)
      }),
  })
