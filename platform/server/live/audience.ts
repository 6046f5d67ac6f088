import type { Actor } from '../http/context.ts'
import { type Topic, toMember } from './live-event.ts'

/** A connected client of this node. */
export interface LiveClient {
  readonly actor: Actor
  /** Topics it watches, besides its member's. */
  watched: ReadonlySet<Topic>
  /** Whether it receives events live; until then it reads them from the stream. */
  caughtUp: boolean
  /** Sends a frame, unless the client is gone or too slow. */
  send(frame: string): void
  /** Sends a frame and resolves once it has been written. */
  sent(frame: string): Promise<void>
  /** Keeps a frame back until `release`, or until another is sent: the order stays. */
  hold(frame: string): void
  release(): void
  /** Settles once the latest check of what it may watch is done. */
  permissions: Promise<void>
  /** Checks again which of its requested subjects it may watch. Until that is known, it receives nothing. */
  rewatch(): void
  /** Closes the connection with one of the close codes. */
  close(code: number): void
}

/** The connected clients by topic. */
export interface Audience {
  readonly clients: ReadonlySet<LiveClient>
  add(client: LiveClient): void
  remove(client: LiveClient): void
  watch(client: LiveClient, topics: ReadonlySet<Topic>): void
  /** The clients of a topic, in order of connection. */
  of(topic: Topic): ReadonlySet<LiveClient>
  /** The clients of any of these topics, without duplicates. */
  ofAny(topics: readonly Topic[]): ReadonlySet<LiveClient>
}

const nobody: ReadonlySet<LiveClient> = new Set()

export function liveAudience(): Audience {
  const clients = new Set<LiveClient>()
  const byTopic = new Map<Topic, Set<LiveClient>>()

  function enter(topic: Topic, client: LiveClient) {
    const there = byTopic.get(topic)
    if (there) there.add(client)
    else byTopic.set(topic, new Set([client]))
  }

  function leave(topic: Topic, client: LiveClient) {
    const there = byTopic.get(topic)
    there?.delete(client)
    if (there?.size === 0) byTopic.delete(topic)
  }

  const of = (topic: Topic) => byTopic.get(topic) ?? nobody

  return {
    clients,
    add(client) {
      clients.add(client)
      enter(toMember(client.actor.id), client)
    },
    remove(client) {
      clients.delete(client)
      leave(toMember(client.actor.id), client)
      for (const topic of client.watched) leave(topic, client)
    },
    watch(client, topics) {
      if (!clients.has(client)) return
      for (const topic of client.watched) if (!topics.has(topic)) leave(topic, client)
      for (const topic of topics) enter(topic, client)
      client.watched = topics
    },
    of,
    ofAny(topics) {
      const [first, ...others] = topics
      if (first === undefined) return nobody
      if (others.length === 0) return of(first)
      return new Set(topics.flatMap((topic) => [...of(topic)]))
    },
  }
}

export const concerns = (topics: readonly Topic[], client: LiveClient): boolean =>
  topics.some((topic) => client.watched.has(topic) || topic === toMember(client.actor.id))
