import type { Tx } from '../database/index.ts'
import type { Actor } from '../http/context.ts'
import type { Services } from '../services.ts'
import type { LiveEvent } from './live-event.ts'

export { type LiveEvent, liveEvents, toMember } from './live-event.ts'

/** Tells open clients, on whichever node they are connected, what has changed. Telling never fails and never waits. */
export interface Live {
  /** Tells at once; for changes that are committed. */
  tell(event: LiveEvent): void
  /** Tells once `tx` is committed; never if it is rolled back. */
  tellAfter(tx: Tx, event: LiveEvent): void
  /** Where the events are now: whoever is given contents later can resume from here without missing a change to them. */
  place(): string
  /** How many sockets are open on this node, and how many lasting events it has told. */
  figures(): { sockets: number; told: number }
}

/** What a room brings to the live connection. */
export interface RoomLive {
  /** Which of these subjects (the part after the colon) the actor may watch, by the part before it. */
  watchable?: Readonly<Record<string, (services: Services, actor: Actor, ids: readonly string[]) => Promise<readonly string[]>>>
  /** What clients tell without waiting for an answer; `data` is what the client sent, to be validated. */
  signals?: Readonly<Record<string, (services: Services, actor: Actor, data: unknown) => Promise<void>>>
  /** Makes what clients are sent of the references that came from other nodes, in their order; undefined for what is gone meanwhile. */
  complete?: Readonly<Record<string, (services: Services, references: readonly unknown[]) => Promise<readonly unknown[]>>>
}
