import type { ServerText } from '#platform/contract.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'

/** Another way to deliver notifications, provided by another room. */
export interface Channel {
  /** Queues a delivery; before it is sent, `stillTold` checks whether it is still wanted. */
  tell(services: Services, tx: Tx, what: { toast: ServerText; told: readonly ToTell[] }): Promise<void>
}

export interface ToTell {
  id: number
  user_id: string
  /** Increases with each delivery of the same notification. */
  revision: number
}
