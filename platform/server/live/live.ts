import type { Tx } from '../database/index.ts'
import type { LiveEvent } from './live-event.ts'

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
