import type * as z from 'zod'
import type { LiveContract } from '#platform/live.ts'

/** The recipients of an event: a member's clients, or all clients that watch a subject. */
export type Topic = `member:${string}` | `${string}:${string}`

export interface LiveEvent {
  name: string
  to: readonly Topic[]
  /** As defined by the contract; sent to clients on this node. */
  data: unknown
  /**
   * Sent to other nodes instead of `data`, for events with content: ids, from which the room's `complete` builds `data` there. Absent if
   * `data` only contains ids and small figures.
   */
  reference?: unknown
  /** Only of momentary value: not stored for clients that resume. */
  passing?: boolean
  /** The recipients' permissions have changed: rooms are asked again what they may watch. */
  rewatch?: boolean | undefined
}

export const toMember = (id: string): Topic => `member:${id}`

/** Types a room's events by its contract. */
export function liveEvents<Contract extends LiveContract>(_contract: Contract) {
  return <Name extends keyof Contract & string>(
    name: Name,
    to: readonly Topic[],
    data: z.input<Contract[Name]>,
    options: Pick<LiveEvent, 'reference' | 'passing' | 'rewatch'> = {},
  ): LiveEvent => ({ name, to, data, ...options })
}
