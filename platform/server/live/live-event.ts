import type * as z from 'zod'
import type { LiveContract } from '#platform/live.ts'

/** Whom an event is for: a member's own clients, or all clients that watch a subject. */
export type Topic = `member:${string}` | `${string}:${string}`

export interface LiveEvent {
  name: string
  to: readonly Topic[]
  /** As the contract has it; what clients on this node are sent. */
  data: unknown
  /**
   * What travels to the other nodes instead of `data`, for events with contents: ids. The room's `complete` makes `data` of it there.
   * Absent: `data` itself is ids and small figures, and travels.
   */
  reference?: unknown
  /** Worth nothing later: not kept for those who resume. */
  passing?: boolean
  /** What those it is for may watch has changed: their rooms are asked again. */
  rewatch?: boolean | undefined
}

export const toMember = (id: string): Topic => `member:${id}`

/** Builds a room's events with the types of its contract. */
export function liveEvents<Contract extends LiveContract>(_contract: Contract) {
  return <Name extends keyof Contract & string>(
    name: Name,
    to: readonly Topic[],
    data: z.input<Contract[Name]>,
    options: Pick<LiveEvent, 'reference' | 'passing' | 'rewatch'> = {},
  ): LiveEvent => ({ name, to, data, ...options })
}
