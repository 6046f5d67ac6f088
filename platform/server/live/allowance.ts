/** What all clients of a member may send in total: a burst, and a rate per second. */
const burst = 200
const perSecond = 50
/** A frame costs one, plus one for every so many bytes. */
const bytes = 4096
/** The cost of connecting. */
const opening = 3

export interface Allowance {
  /** Charges a frame of so many bytes, at a time in milliseconds. @returns whether it was allowed */
  spend(length: number, now: number): boolean
  /** Charges a new connection. @returns whether it was allowed */
  open(now: number): boolean
  /** Whether it has fully recovered. */
  isFull(now: number): boolean
}

function newAllowance(since: number): Allowance {
  let left = burst
  let lastAt = since

  const at = (now: number) => Math.min(burst, left + ((now - lastAt) * perSecond) / 1000)

  function take(weight: number, now: number): boolean {
    const rest = at(now) - weight
    // Refused frames are not charged; otherwise a client that keeps sending would stay blocked forever.
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

/** Allowances by member, kept after disconnecting until they have recovered. */
export function allowances() {
  const byAsker = new Map<string, Allowance>()
  return {
    of(asker: string, now = Date.now()): Allowance {
      let allowance = byAsker.get(asker)
      if (!allowance) byAsker.set(asker, (allowance = newAllowance(now)))
      return allowance
    },
    /** Removes allowances that have fully recovered. */
    sweep(isThere: (asker: string) => boolean, now = Date.now()) {
      for (const [asker, allowance] of byAsker) if (allowance.isFull(now) && !isThere(asker)) byAsker.delete(asker)
    },
  }
}
