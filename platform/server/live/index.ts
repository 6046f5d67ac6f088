import type { Actor } from '../http/context.ts'
import type { Services } from '../services.ts'

export type { Live } from './live.ts'
export { tellLater } from './tell-later.ts'
export { type LiveEvent, liveEvents, toMember } from './live-event.ts'

/** A room's part of the live connection. */
export interface RoomLive {
  /** By subject prefix: which of these subjects (the part after the colon) the actor may watch. */
  watchable?: Readonly<Record<string, (services: Services, actor: Actor, ids: readonly string[]) => Promise<readonly string[]>>>
  /** One-way messages from clients; `data` must be validated. */
  signals?: Readonly<Record<string, (services: Services, actor: Actor, data: unknown) => Promise<void>>>
  /** By event name: builds the data for clients from references sent by other nodes, in their order; undefined if it no longer exists. */
  complete?: Readonly<Record<string, (services: Services, references: readonly unknown[]) => Promise<readonly unknown[]>>>
}
