import type { Tx } from '#platform/server/database/index.ts'
import type { Live } from '#platform/server/live/index.ts'
import { partnersOf } from '#features/messages/server/index.ts'
import { tellHidden } from '#features/relations/server/index.ts'

/** Makes clients that show the member refetch, as after a block, without revealing the reason. */
export async function tellOthers(live: Live, tx: Tx, memberId: string): Promise<void> {
  tellHidden(live, tx, memberId, await partnersOf(tx, memberId))
}
