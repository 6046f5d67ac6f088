import { setTimeout as pause } from 'node:timers/promises'

/** In milliseconds. Without a break, the questions themselves would keep the processor busy. */
const between = 20

/**
 * Somebody asks again and again while something large is worked on.
 * @returns its result, and the longest time between two answers as a share of the time it took
 */
export async function askingMeanwhile<Result>(ask: () => Promise<unknown>, work: () => Promise<Result>) {
  const began = performance.now()
  let isDone = false
  let longest = 0
  const asking = (async () => {
    while (!isDone) {
      const last = performance.now()
      // Counted as well: what keeps the server busy delays it like an answer.
      await pause(between)
      await ask()
      longest = Math.max(longest, performance.now() - last)
    }
  })()
  const result = await work().finally(() => (isDone = true))
  await asking
  return { result, longest: longest / (performance.now() - began) }
}
