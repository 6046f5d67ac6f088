import type * as z from 'zod'

/**
 * The live events of a room by name ('messages.sent'), with their schemas. A room exports them from its contract. Events are hints in
 * addition to the database: each names what has changed, and clients that missed one reload.
 */
export type LiveContract = Readonly<Record<string, z.ZodType>>

/** Messages from clients without a response ('messages.typing'); declared like events. */
export type SignalContract = LiveContract

/** The path of the WebSocket. */
export const livePath = '/api/live'

/**
 * Subprotocols for clients that cannot send a session with the upgrade: ours, and a ticket issued to their session. Not in the URL, which
 * proxies log.
 */
export const liveProtocols = { plain: 'esg-network', ticket: 'ticket.' } as const

/** How often a client checks the connection, and how long it waits for the response, in milliseconds. */
export const heartbeat = { interval: 25_000, timeout: 10_000 } as const

/** Why the server closed a socket; 4000 and above are our own codes. */
export const closeCodes = { restarting: 1012, sessionEnded: 4001, tooSlow: 4008, silent: 4009, tooMany: 4029 } as const

/**
 * A frame from the server, one JSON text each.
 * - `welcome` answers `hello`. `resumed` means that everything since the given event follows, and some from before it; otherwise reload
 * everything. `at` is the position to resume from until the next event or pong.
 * - `pong` answers `ping`. `at` is the current position: resume from there, even if no event was addressed to this client.
 * - `event` with an `id` may be repeated after a resumption; without one it is passing (typing) and never repeated.
 */
export type ServerFrame =
  | { type: 'welcome'; resumed: boolean; at: string }
  | { type: 'pong'; at: string }
  | { type: 'event'; name: string; data: unknown; id?: string }
  | { type: 'resync' }

/**
 * A frame from a client. `hello` comes first, with the last known position; `watch` lists all subjects ('profile:<id>') that are on screen.
 * `member` is the page's; if the session is another member's, the server closes with `sessionEnded`.
 */
export type ClientFrame =
  | { type: 'hello'; after?: string; watch: string[]; member?: string }
  | { type: 'watch'; subjects: string[] }
  | { type: 'ping' }
  | { type: 'signal'; name: string; data: unknown }

/** The most subjects that one client may watch. */
export const watchLimit = 500
