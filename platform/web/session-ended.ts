import { createStore } from './store.ts'

/** Whether the session of this open page has ended: its screens then ask to sign in again. */
export const sessionEnded = createStore(false)
