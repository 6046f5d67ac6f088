import { delay } from '../delay.ts'

/** How long to wait for another tab, in milliseconds: browsers suspend tabs, including their locks. */
const lockTimeout = 15_000
/** How long it may take until a tab sees another tab's changes, in milliseconds. */
const hearingDelay = 100

/**
 * Runs work while no other tab of this browser runs any with the same name. If another tab takes too long, the lock is stolen: duplicates
 * have no effect on the server.
 */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // Web locks are only available on secure origins.
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks) return work()
  try {
    const isDone = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work().then(() => true) : false))
    if (isDone) return
    await locks.request(name, { signal: AbortSignal.timeout(lockTimeout) }, async () => {
      await delay(hearingDelay)
      await work()
    })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    // Another tab has taken over, or waiting timed out.
    if (error.name === 'TimeoutError') await locks.request(name, { steal: true }, work).catch(() => {})
  }
}
