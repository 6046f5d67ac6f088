import { delay } from '../delay.ts'

/** How long another tab is waited for, in milliseconds: browsers put tabs to sleep, with what they hold. */
const lockTimeout = 15_000
/** How long it may take until a tab has heard of what another has just done, in milliseconds. */
const hearingDelay = 100

/**
 * Does some work while no other tab of this browser does any under the same name. One that does not finish is no longer waited for:
 * what is done twice here is done once on the server.
 */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers lock nothing on origins that are not secure.
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
    // Taken over by another tab, which goes on with it, or waited for in vain.
    if (error.name === 'TimeoutError') await locks.request(name, { steal: true }, work).catch(() => {})
  }
}
