import { outsideStore } from './store.ts'
import { useStore } from './use-store.ts'

/** How often what is shown of the time may change, in milliseconds. */
const step = 10_000

const clock = outsideStore(
  () => Math.floor(Date.now() / step) * step,
  (tell) => {
    const ticking = setInterval(tell, step)
    return () => clearInterval(ticking)
  },
)

/** The time in milliseconds, moving on in small steps; one clock for all that stand on a screen. */
export const useNow = (): number => useStore(clock)
