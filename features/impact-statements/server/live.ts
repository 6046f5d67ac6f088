import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { type Holder, readersOf } from '#features/investments/server/index.ts'
import { impactStatementsLive } from '../contract.ts'

const event = liveEvents(impactStatementsLive)

/** Updates the pages of those who have a ledger. */
export async function tellChanged(live: Live, tx: Tx, holder: Holder, year: number): Promise<void> {
  const readers = await readersOf(tx, holder)
  if (readers.length > 0) live.tellAfter(tx, event('impactStatements.changed', readers.map(toMember), { year }))
}
