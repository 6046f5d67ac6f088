import { livePath } from '#platform/live.ts'
import { sessionEnded } from '../session-ended.ts'
import { openConnection } from './connection.ts'
import { openings, resyncs, setOutlet, tellEvent } from './registry.ts'
import { liveStatus } from './status.ts'
import { watchedSubjects } from './watched.ts'

export interface LiveOptions {
  /** Where the events were when the page was made: what happened since is told first. */
  after?: string | undefined
  /** Whether the member's session still stands; asked where the server may have closed for want of one. */
  hasSession: () => Promise<boolean>
  /** A new ticket that opens the connection, where it is not opened by a cookie. */
  ticket?: (() => Promise<string>) | undefined
}

/** Opens the page's connection, and tells it what the browser knows of network and window. */
export function keepConnected({ after, hasSession, ticket }: LiveOptions): void {
  const connection = openConnection({
    address: `${location.origin.replace(/^http/, 'ws')}${livePath}`,
    after,
    ticket,
    subjects: watchedSubjects,
    onStatus: liveStatus.set,
    onEvent: tellEvent,
    onResync: () => resyncs.tell(),
    onOpen: () => openings.tell(),
    // Without a network there is nobody to ask.
    hasSession: () => (navigator.onLine ? hasSession() : Promise.resolve(true)),
    onSessionEnded: () => sessionEnded.set(true),
  })
  setOutlet(connection.send)

  window.addEventListener('online', connection.check)
  window.addEventListener('offline', connection.drop)
  // Also when the browser takes the page out of its history, asleep until now.
  window.addEventListener('pageshow', (event) => event.persisted && connection.check())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && connection.check())
}
