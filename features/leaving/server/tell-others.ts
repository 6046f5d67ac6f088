import type { Tx } from '#platform/server/database/index.ts'
import type { Live } from '#platform/server/live/index.ts'
import { partnersOf } from '#features/messages/server/index.ts'
import { tellHidden } from '#features/relations/server/index.ts'

/** Whoever has the member before them asks anew who is to be seen, as after a block; it says nothing else. */
export async function tellOthers(live: Live, tx: Tx, memberId: string): Promise<void> {
  tellHidden(live, tx, memberId, await partnersOf(tx, memberId))
}
