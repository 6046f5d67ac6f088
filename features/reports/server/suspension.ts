import type { Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { endSessionsOf } from '#features/accounts/server/index.ts'
import { endDueSuspensions, endSuspension, suspend } from '#features/members/server/index.ts'
import { partnersOf } from '#features/messages/server/index.ts'
import { tellHidden } from '#features/relations/server/index.ts'

const endJob = 'reports.endSuspensions'

/** Ends the member's sessions and hides them from everybody until then; a suspension that stands is replaced. */
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

/** All is as it was. One that has come to its time meanwhile is no less lifted. */
export async function liftSuspension(services: Services, tx: Tx, memberId: string): Promise<void> {
  if (await endSuspension(tx, memberId)) await tellOthers(services, tx, memberId)
}

/** Whoever has the member before them asks anew who is to be seen, as after a block. */
async function tellOthers({ live }: Services, tx: Tx, memberId: string): Promise<void> {
  tellHidden(live, tx, memberId, await partnersOf(tx, memberId))
}

/**
 * A suspension lets in again at its time by itself; this tells those who have its member before them. Queued for that moment, and run each
 * night for what a restored backup has no job for.
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
