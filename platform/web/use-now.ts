import { outsideStore } from './store.ts'
import { useStore } from './use-store.ts'

/** How often the displayed time is updated, in milliseconds. */
const step = 10_000

const clock = outsideStore(
  () => Math.floor(Date.now() / step) * step,
  (tell) => {
    const ticking = setInterval(tell, step)
    return () => clearInterval(ticking)
  },
)

/** The current time in milliseconds, updated in small steps; one clock for all components. */
export const useNow = (): number => useStore(clock)
