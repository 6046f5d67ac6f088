import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { investmentsLive } from '#features/investments/contract.ts'
import type { sustainabilityLive } from '#features/sustainability/contract.ts'
import type { impactStatementsLive } from '../contract.ts'
import { refreshStatements } from './data.ts'

const live = roomLive<typeof impactStatementsLive & typeof investmentsLive & typeof sustainabilityLive>()

/** Refetches statements when a colleague enters figures, or when the ledger changes. */
export const followImpactStatements: Follow = ({ queryClient }) => {
  const refetch = throttle(500, () => void refreshStatements(queryClient))
  return [
    live.on('impactStatements.changed', refetch),
    live.on('investments.changed', refetch),
    live.on('sustainability.changed', refetch),
    onResync(refetch),
  ]
}
