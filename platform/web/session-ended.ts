import { createStore } from './store.ts'

/** Whether the session of this page has ended: screens then ask to sign in again. */
export const sessionEnded = createStore(false)

let hasSession = (): Promise<boolean> => Promise.resolve(false)
let asked: Promise<boolean> | undefined

/** Sets how to ask whether the page's member is still signed in. */
export const askForSession = (ask: () => Promise<boolean>): void => void (hasSession = ask)

/**
 * Whether the session has ended, after a request was refused for want of one: it may have been sent just before a new session began.
 * Refusals at the same time ask once.
 */
export const checkSession = (): Promise<boolean> => (asked ??= hasEnded().finally(() => (asked = undefined)))

async function hasEnded(): Promise<boolean> {
  // Without an answer, the next refusal asks again.
  if (!(await hasSession().catch(() => true))) sessionEnded.set(true)
  return sessionEnded.get()
}
