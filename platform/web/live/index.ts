import { useEffect } from 'react'
import type * as z from 'zod'
import type { LiveContract, SignalContract } from '#platform/live.ts'
import { useStore } from '../use-store.ts'
import type { LiveOptions } from './keep-connected.ts'
import { onEvent, openings, resyncs, send } from './registry.ts'
import { liveStatus } from './status.ts'
import { watch } from './watched.ts'

export { liveStatus } from './status.ts'

/** Opens the connection and keeps it until the page goes. Called once, after the first screen stands. */
export function startLive(options: LiveOptions): void {
  import('./keep-connected.ts').then(
    (module) => module.keepConnected(options),
    // Without its code there is no connection: polling takes over.
    () => liveStatus.set('down'),
  )
}

/** What `refetchInterval` of a query should be that live events keep fresh: 3 seconds while the connection is down. */
export const usePolling = (): number | false => (useStore(liveStatus) === 'down' ? 3_000 : false)

/** Tells when events may have been missed: whatever they keep fresh is to be asked for anew. @returns ends the telling */
export const onResync = (handler: () => void): (() => void) => resyncs.add(handler)

/** Tells each time the connection stands, after what was missed has been announced by `onResync`. @returns ends the telling */
export const onOpen = (handler: () => void): (() => void) => openings.add(handler)

/** Asks the server to tell of changes of these subjects ('profile:<id>') while the component stands. */
export function useWatched(subjects: readonly string[]): void {
  const joined = subjects.join('\n')
  useEffect(() => (joined === '' ? undefined : watch(joined.split('\n'))), [joined])
}

/** A room's events and signals, typed by its contract: `roomLive<typeof messagesLive, typeof messagesSignals>()`. */
export function roomLive<Events extends LiveContract, Signals extends SignalContract = Record<string, never>>() {
  return {
    /** Hears an event, also before the connection stands. Events may come twice; handling one again must change nothing. @returns ends the hearing */
    on<Name extends keyof Events & string>(name: Name, handler: (data: z.output<Events[Name]>) => void): () => void {
      return onEvent(name, (data) => handler(data as z.output<Events[Name]>))
    },
    /** Tells the server something without waiting for an answer; lost while the connection is down. */
    signal<Name extends keyof Signals & string>(name: Name, data: z.input<Signals[Name]>): void {
      send({ type: 'signal', name, data })
    },
  }
}
