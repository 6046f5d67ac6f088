import { createStore } from './store.ts'

/** Whether the session of this page has ended: screens then ask to sign in again. */
export const sessionEnded = createStore(false)
