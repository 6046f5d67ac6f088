/** In milliseconds. */
export const backOff = { shortest: 500, longest: 30_000 }

/**
 * The delay before attempt number `attempt` (0 is the first): random up to a bound that doubles ("full jitter"), so that clients that were
 * disconnected together do not reconnect together:
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function pauseBefore(attempt: number, random: () => number = Math.random, { shortest, longest } = backOff): number {
  return random() * Math.min(longest, shortest * 2 ** attempt)
}
