import type { Topic } from './live-event.ts'

/** An event as a node stores it. */
export interface ToldEvent {
  /** Absent for passing events. */
  id: string | undefined
  name: string
  to: readonly Topic[]
  /** The frame for clients; undefined while only its reference is available, null if the content no longer exists. */
  frame: string | null | undefined
  reference?: unknown
  rewatch?: boolean | undefined
}

/** Recent events in the order in which this node delivered them. Positions are increasing numbers. */
export interface EventStream {
  append(event: ToldEvent & { id: string }): void
  /** The id of the newest event, or of the start. */
  head(): string
  /**
   * Where to read in order to miss nothing after this event: with an overlap, because nodes may have delivered events in different orders.
   * @returns undefined if the event is unknown or was dropped
   */
  placeAfter(id: string): number | undefined
  /** Where to read in order to get recent events. */
  placeLately(): number
  /** Where the next event will be. */
  end(): number
  /** @returns the events from a position, and the next position; undefined if some of them were dropped */
  read(place: number): { events: ToldEvent[]; next: number } | undefined
  /** Drops everything, because something was missed. */
  restart(): void
}

/** How many events are stored, and their maximum total length in characters. */
const capacity = 20_000
const mostCharacters = 16 * 2 ** 20
/** By how much the delivery times of two nodes may differ, in milliseconds. */
const overlap = 10_000

type Kept = ToldEvent & { id: string; at: number }

/** @param prefix of the ids of the stream's starts, from which clients can resume as well */
export function eventStream(prefix: string, now = () => performance.now()): EventStream {
  const kept = new Map<number, Kept>()
  const places = new Map<string, number>()
  let first = 0
  let next = 0
  let characters = 0
  let head = ''
  /** When the newest dropped event was delivered. */
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

  /** The first event delivered since `time`. */
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
    end: () => next,
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
