/** What the clients of a member may send, all together: so much at once, and so much a second. */
const burst = 200
const perSecond = 50
/** A frame weighs one, and another one for each of these bytes. */
const bytes = 4096
/** What it weighs that a client comes. */
const opening = 3

export interface Allowance {
  /** Takes a frame of so many bytes off, at a time in milliseconds. @returns whether it was allowed */
  spend(length: number, now: number): boolean
  /** Takes a client's coming off. @returns whether it was allowed */
  open(now: number): boolean
  /** Whether it is as good as a new one. */
  isFull(now: number): boolean
}

function newAllowance(since: number): Allowance {
  let left = burst
  let lastAt = since

  const at = (now: number) => Math.min(burst, left + ((now - lastAt) * perSecond) / 1000)

  function take(weight: number, now: number): boolean {
    const rest = at(now) - weight
    // What was refused is not owed: otherwise whoever goes on would never be heard again.
    left = Math.max(0, rest)
    lastAt = now
    return rest >= 0
  }

  return {
    spend: (length, now) => take(1 + length / bytes, now),
    open: (now) => take(opening, now),
    isFull: (now) => at(now) === burst,
  }
}

/** What everybody may send: it is remembered of those who are gone, too, until they could come as somebody new. */
export function allowances() {
  const byAsker = new Map<string, Allowance>()
  return {
    of(asker: string, now = Date.now()): Allowance {
      let allowance = byAsker.get(asker)
      if (!allowance) byAsker.set(asker, (allowance = newAllowance(now)))
      return allowance
    },
    /** Forgets what is as good as new. */
    sweep(isThere: (asker: string) => boolean, now = Date.now()) {
      for (const [asker, allowance] of byAsker) if (allowance.isFull(now) && !isThere(asker)) byAsker.delete(asker)
    },
  }
}
