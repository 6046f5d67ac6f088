import { createStore } from '../store.ts'

/** How the connection stands: `down` only once it has failed for a moment, so that neither a page that opens nor a blip looks broken. */
export type LiveStatus = 'connecting' | 'open' | 'down'

export const liveStatus = createStore<LiveStatus>('connecting')
