import type { ServerText } from '#platform/contract.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'

/** Another way to tell members of what stands in their list, kept by another room. */
export interface Channel {
  /** Queues what is to be told; what becomes of it until it is sent is asked for then (`stillTold`). */
  tell(services: Services, tx: Tx, what: { toast: ServerText; told: readonly ToTell[] }): Promise<void>
}

export interface ToTell {
  id: number
  user_id: string
  /** More of the same is another telling. */
  revision: number
}
