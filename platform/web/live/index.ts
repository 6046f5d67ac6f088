import { useEffect } from 'react'
import type * as z from 'zod'
import type { LiveContract, SignalContract } from '#platform/live.ts'
import { useStore } from '../use-store.ts'
import type { LiveOptions } from './keep-connected.ts'
import { onEvent, openings, resyncs, send } from './registry.ts'
import { liveStatus } from './status.ts'
import { watch } from './watched.ts'

export { liveStatus } from './status.ts'
export { watch } from './watched.ts'

/** Opens the connection and keeps it until the page is closed. Called once, after the first screen is shown. */
export function startLive(options: LiveOptions): void {
  import('./keep-connected.ts').then(
    (module) => module.keepConnected(options),
    // Without its code there is no connection; polling takes over.
    () => liveStatus.set('down'),
  )
}

/** In milliseconds. Each tab has its own pace, so that a restarted server is not asked by all pages at once. */
const pauses = { prompt: 3_000 + Math.random() * 1_000, others: 15_000 + Math.random() * 15_000 }

/** The `refetchInterval` for queries that live events keep up to date: 15 to 30 seconds while the connection is down. */
export const usePolling = (): number | false => (useStore(liveStatus) === 'down' ? pauses.others : false)

/** The same for what people wait for, such as messages, notifications and the check of a file: 3 to 4 seconds. */
export const usePromptPolling = (): number | false => (useStore(liveStatus) === 'down' ? pauses.prompt : false)

/** Called when events may have been missed, so that data has to be reloaded. @returns removes the handler */
export const onResync = (handler: () => void): (() => void) => resyncs.add(handler)

/** Called whenever the connection is open, after `onResync`. @returns removes the handler */
export const onOpen = (handler: () => void): (() => void) => openings.add(handler)

/** Watches subjects ('profile:<id>') while the component is mounted. */
export function useWatched(subjects: readonly string[]): void {
  const joined = subjects.join('\n')
  useEffect(() => (joined === '' ? undefined : watch(joined.split('\n'))), [joined])
}

/** The events and signals of a room, typed by its contract: `roomLive<typeof messagesLive, typeof messagesSignals>()`. */
export function roomLive<Events extends LiveContract, Signals extends SignalContract = Record<string, never>>() {
  return {
    /** Handles an event. Events may be repeated, so handlers must be idempotent. @returns removes the handler */
    on<Name extends keyof Events & string>(name: Name, handler: (data: z.output<Events[Name]>) => void): () => void {
      return onEvent(name, (data) => handler(data as z.output<Events[Name]>))
    },
    /** Sends a signal without a response; lost while the connection is down. */
    signal<Name extends keyof Signals & string>(name: Name, data: z.input<Signals[Name]>): void {
      send({ type: 'signal', name, data })
    },
  }
}
