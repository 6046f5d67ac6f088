import type { KeptEntries } from '../kept-entries.ts'

/** The delivery state of an entry in an outbox. */
export interface Outgoing {
  /** Its id in the outbox. */
  id: string
  /** Time in milliseconds and position: later than all earlier entries. */
  at: number
  /** Whether the server may already know it. */
  isTried: boolean
  /** Why the server refused it. It is only sent again on request. */
  refusal?: string
}

/** Changes made here that the server may not know yet; stored on the device, so that they survive a reload or a lost connection. */
export type Outbox<Entry extends Outgoing> = KeptEntries<Entry>

/** In the order in which they were made. */
export const inOrder = <Entry extends Outgoing>(entries: ReadonlyMap<string, Entry>): Entry[] =>
  [...entries.values()].toSorted((one, other) => one.at - other.at)

/** The position of a new entry; preserves the order even if the clock stands still or is turned back. */
export const placeNow = <Entry extends Outgoing>({ entries }: Outbox<Entry>, now = Date.now()): number =>
  Math.max(now, ...[...entries.get().values()].map(({ at }) => at + 1))

/** Parses the stored delivery state of an entry; undefined if it is invalid. */
export function readOutgoing(kept: unknown): Outgoing | undefined {
  const { at, id = String(at), isTried, refusal } = (kept ?? {}) as Partial<Record<keyof Outgoing, unknown>>
  if (typeof id !== 'string' || typeof at !== 'number') return undefined
  return { id, at, isTried: isTried === true, ...(typeof refusal === 'string' && { refusal }) }
}
