import type { Tx } from '../database/index.ts'
import type { Actor } from '../http/context.ts'
import type { Services } from '../services.ts'
import type { LiveEvent } from './live-event.ts'

export { type LiveEvent, liveEvents, toMember } from './live-event.ts'

/** Sends changes to connected clients, on whichever node they are. Sending never fails and never blocks. */
export interface Live {
  /** Sends immediately; for committed changes. */
  tell(event: LiveEvent): void
  /** Sends once `tx` is committed; never if it is rolled back. */
  tellAfter(tx: Tx, event: LiveEvent): void
  /** The current position in the event stream. A client that loads data afterwards can resume from here without missing changes. */
  place(): string
  /** The number of open sockets on this node, and of events sent that can be resumed. */
  figures(): { sockets: number; told: number }
}

/** A room's part of the live connection. */
export interface RoomLive {
  /** By subject prefix: which of these subjects (the part after the colon) the actor may watch. */
  watchable?: Readonly<Record<string, (services: Services, actor: Actor, ids: readonly string[]) => Promise<readonly string[]>>>
  /** One-way messages from clients; `data` must be validated. */
  signals?: Readonly<Record<string, (services: Services, actor: Actor, data: unknown) => Promise<void>>>
  /** By event name: builds the data for clients from references sent by other nodes, in their order; undefined if it no longer exists. */
  complete?: Readonly<Record<string, (services: Services, references: readonly unknown[]) => Promise<readonly unknown[]>>>
}
