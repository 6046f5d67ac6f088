import type { Actor } from '../http/context.ts'
import type { Services } from '../services.ts'

export type { Live } from './live.ts'
export { type LiveEvent, liveEvents, toMember } from './live-event.ts'

/** What a room brings to the live connection. */
export interface RoomLive {
  /** Which of these subjects (the part after the colon) the actor may watch, by the part before it. */
  watchable?: Readonly<Record<string, (services: Services, actor: Actor, ids: readonly string[]) => Promise<readonly string[]>>>
  /** What clients tell without waiting for an answer; `data` is what the client sent, to be validated. */
  signals?: Readonly<Record<string, (services: Services, actor: Actor, data: unknown) => Promise<void>>>
  /** Makes what clients are sent of the references that came from other nodes, in their order; undefined for what is gone meanwhile. */
  complete?: Readonly<Record<string, (services: Services, references: readonly unknown[]) => Promise<readonly unknown[]>>>
}
