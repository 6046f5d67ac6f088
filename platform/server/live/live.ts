import type { Tx } from '../database/index.ts'
import type { LiveEvent } from './live-event.ts'

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
