import { livePath } from '#platform/live.ts'
import { sessionEnded } from '../session-ended.ts'
import { openConnection } from './connection.ts'
import { openings, resyncs, setOutlet, tellEvent } from './registry.ts'
import { liveStatus } from './status.ts'
import { watchedSubjects } from './watched.ts'

export interface LiveOptions {
  /** The page's member: a session of another one does not count. */
  member: string
  /** The stream position of the page's data; later events are delivered first. */
  after?: string | undefined
  /** Whether the session is valid; called when the server may have refused it. */
  hasSession: () => Promise<boolean>
  /** Requests a new ticket, where the connection is not authenticated by a cookie. */
  ticket?: (() => Promise<string>) | undefined
}

/** Opens the page's connection, and connects it to network and window events. */
export function keepConnected({ member, after, hasSession, ticket }: LiveOptions): void {
  const connection = openConnection({
    address: `${location.origin.replace(/^http/, 'ws')}${livePath}`,
    member,
    after,
    ticket,
    subjects: watchedSubjects,
    onStatus: liveStatus.set,
    onEvent: tellEvent,
    onResync: () => resyncs.tell(),
    onOpen: () => openings.tell(),
    // Offline, the session cannot be checked.
    hasSession: () => (navigator.onLine ? hasSession() : Promise.resolve(true)),
    onSessionEnded: () => sessionEnded.set(true),
  })
  setOutlet(connection.send)

  window.addEventListener('online', connection.check)
  window.addEventListener('offline', connection.drop)
  // Also when the browser restores the page from its back/forward cache.
  window.addEventListener('pageshow', (event) => event.persisted && connection.check())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && connection.check())
}
