import { delivered, recentDeliveries } from '#platform/server/delivery-counts.ts'
import { countDevices } from '#features/push/server/index.ts'
import type { Check } from './check.ts'

/** The keys are made on first use, so there is nothing to set up; only deliveries can fail. */
export const pushCheck: Check = async ({ database }) => {
  const outcomes = await recentDeliveries(database.kysely, 'push')
  const accepted = outcomes.find(({ outcome }) => outcome === delivered)
  const facts = { count: await countDevices(database.kysely), ...(accepted && { at: accepted.last_at.toISOString() }) }
  if (accepted) return { state: 'done', finding: 'push.delivered', facts }
  // One push service may be down; if none has accepted anything for a week, it is us.
  return outcomes.length > 0 ? { state: 'toDo', finding: 'push.failing', facts } : { state: 'done', finding: 'push.unused', facts }
}
