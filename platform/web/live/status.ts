import { createStore } from '../store.ts'

/** State of the connection: `down` only after a moment, so that opening a page or a short interruption does not look like an error. */
export type LiveStatus = 'connecting' | 'open' | 'down'

export const liveStatus = createStore<LiveStatus>('connecting')
