import { delay } from './delay.ts'

/** When loading it failed: as long as after that, in milliseconds. */
const pause = 10_000

/** Loads what nobody waits for, if not now, then later: the page stands without it. */
export const loadAtLast = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch(async () => {
    await delay(pause)
    return loadAtLast(load)
  })
