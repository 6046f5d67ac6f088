import type * as z from 'zod'

/**
 * What a room tells the open clients of those concerned: the shape of each event, by its name ('messages.sent'). A room exports its own
 * from its contract. Events are hints on top of the database: each names what changed, and whoever missed one asks.
 */
export type LiveContract = Readonly<Record<string, z.ZodType>>

/** What an open client tells the server without waiting for an answer ('messages.typing'); declared like the events. */
export type SignalContract = LiveContract

/** Where clients open their WebSocket. */
export const livePath = '/api/live'

/**
 * What a client that can send no session with its upgrade offers as subprotocols: ours, and a ticket that its session was given. Not in the
 * address, which proxies write down.
 */
export const liveProtocols = { plain: 'esg-network', ticket: 'ticket.' } as const

/** How often a client asks whether the connection still stands, and how long it waits for the answer, in milliseconds. */
export const heartbeat = { interval: 25_000, timeout: 10_000 } as const

/** Why the server closed a socket; 4000 and above are ours. */
export const closeCodes = { restarting: 1012, sessionEnded: 4001, tooSlow: 4008, silent: 4009, tooMany: 4029 } as const

/**
 * A frame from the server, one JSON text each.
 * - `welcome` answers `hello`. `resumed` says that everything since the given event follows, and something from before it; otherwise ask
 *   for everything anew. `at` is the place to resume from until the next event or pong.
 * - `pong` answers `ping`. `at` is where the stream is now: the place to resume from, even if nothing was for this client.
 * - `event` with an `id` may come twice, around a resumption; without one it is passing (typing) and is never sent again.
 */
export type ServerFrame =
  | { type: 'welcome'; resumed: boolean; at: string }
  | { type: 'pong'; at: string }
  | { type: 'event'; name: string; data: unknown; id?: string }
  | { type: 'resync' }

/**
 * A frame from a client. `hello` comes first, with the last place it knows; `watch` names the subjects ('profile:<id>') its screens show,
 * all of them each time.
 */
export type ClientFrame =
  | { type: 'hello'; after?: string; watch: string[] }
  | { type: 'watch'; subjects: string[] }
  | { type: 'ping' }
  | { type: 'signal'; name: string; data: unknown }

/** The most subjects one client may watch. */
export const watchLimit = 500
