import type { KeptEntries } from '../kept-entries.ts'

/** What every entry of an outbox says of its own way. */
export interface Outgoing {
  /** Its name in the outbox. */
  id: string
  /** In milliseconds, and its place: later than everything that already waited. */
  at: number
  /** Whether the server may know of it already. */
  isTried: boolean
  /** Why the server does not take it. It goes out again only when one says so. */
  refusal?: string
}

/** What one did here and the server is not known to know; kept on the device, so that neither a reload nor a lost network loses it. */
export type Outbox<Entry extends Outgoing> = KeptEntries<Entry>

/** In the order in which it was done. */
export const inOrder = <Entry extends Outgoing>(entries: ReadonlyMap<string, Entry>): Entry[] =>
  [...entries.values()].toSorted((one, other) => one.at - other.at)

/** The place of what is done now; clocks may stand still or be turned back, the order stays. */
export const placeNow = <Entry extends Outgoing>({ entries }: Outbox<Entry>, now = Date.now()): number =>
  Math.max(now, ...[...entries.get().values()].map(({ at }) => at + 1))

/** What an entry says of its way, as it was kept on the device; undefined if it makes no sense. */
export function readOutgoing(kept: unknown): Outgoing | undefined {
  const { at, id = String(at), isTried, refusal } = (kept ?? {}) as Partial<Record<keyof Outgoing, unknown>>
  if (typeof id !== 'string' || typeof at !== 'number') return undefined
  return { id, at, isTried: isTried === true, ...(typeof refusal === 'string' && { refusal }) }
}
