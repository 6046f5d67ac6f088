import type { Topic } from './live-event.ts'

/** An event as a node keeps it. */
export interface ToldEvent {
  /** Absent for passing events. */
  id: string | undefined
  name: string
  to: readonly Topic[]
  /** What clients are sent; undefined while only its reference is here, null if what it was about is gone. */
  frame: string | null | undefined
  reference?: unknown
  rewatch?: boolean | undefined
}

/** What was told lately, in the order this node's clients were told it. Places are numbers that only grow. */
export interface EventStream {
  append(event: ToldEvent & { id: string }): void
  /** The id of the newest event, or of the beginning. */
  head(): string
  /**
   * Where to begin reading to miss nothing after this event: a little before it, since nodes may have told events in another order.
   * @returns undefined if that is no longer, or never was, known
   */
  placeAfter(id: string): number | undefined
  /** Where to begin reading to hear what was told in the last moments. */
  placeLately(): number
  /** @returns the events from a place on and where to read on; undefined if some of them are no longer there */
  read(place: number): { events: ToldEvent[]; next: number } | undefined
  /** Forgets everything, because something was missed. */
  restart(): void
}

/** How many events are kept, and how many characters they may hold together. */
const capacity = 20_000
const mostCharacters = 16 * 2 ** 20
/** How far apart two nodes may have told the same events, in milliseconds. */
const overlap = 10_000

type Kept = ToldEvent & { id: string; at: number }

/** @param prefix of the ids that the stream's beginnings have, which are places to resume from as well */
export function eventStream(prefix: string, now = () => performance.now()): EventStream {
  const kept = new Map<number, Kept>()
  const places = new Map<string, number>()
  let first = 0
  let next = 0
  let characters = 0
  let head = ''
  /** When the newest of the forgotten events was told. */
  let forgotten = -Infinity

  function forgetOldest() {
    const oldest = kept.get(first)
    kept.delete(first++)
    if (!oldest) return
    places.delete(oldest.id)
    characters -= oldest.frame?.length ?? 0
    forgotten = oldest.at
  }

  function append(event: ToldEvent & { id: string }) {
    kept.set(next, { ...event, at: now() })
    places.set(event.id, next++)
    head = event.id
    characters += event.frame?.length ?? 0
    while (kept.size > capacity || characters > mostCharacters) forgetOldest()
  }

  function restart() {
    kept.clear()
    places.clear()
    first = next
    characters = 0
    forgotten = -Infinity
    append({ id: `${prefix}b${next}`, name: 'beginning', to: [], frame: null })
  }

  /** The first event told since `time`. */
  function placeSince(time: number, from: number): number {
    let place = from
    while (place > first && (kept.get(place - 1)?.at ?? 0) >= time) place--
    return place
  }

  restart()
  return {
    append,
    head: () => head,
    placeAfter(id) {
      const place = places.get(id)
      const event = place === undefined ? undefined : kept.get(place)
      if (place === undefined || !event || event.at - overlap < forgotten) return undefined
      return placeSince(event.at - overlap, place)
    },
    placeLately: () => placeSince(now() - overlap, next),
    read(place) {
      if (place < first) return undefined
      const events: ToldEvent[] = []
      for (let each = place; each < next; each++) {
        const event = kept.get(each)
        if (event) events.push(event)
      }
      return { events, next }
    },
    restart,
  }
}
