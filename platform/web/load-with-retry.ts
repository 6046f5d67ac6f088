import { delay } from './delay.ts'

/** The delay before a retry, in milliseconds. */
const pause = 10_000

/** Loads non-essential code and retries until it works; the page works without it. */
export const loadWithRetry = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch(async () => {
    await delay(pause)
    return loadWithRetry(load)
  })
