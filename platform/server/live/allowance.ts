/** What clients may send: so much at once, and so much a second. A frame weighs one, and another one for each of these bytes. */
const burst = 200
const perSecond = 50
const bytes = 4096

export interface Allowance {
  /** Takes a frame of so many bytes off, at a time in milliseconds. @returns whether it was allowed */
  spend(length: number, now: number): boolean
}

export function newAllowance(): Allowance {
  let left = burst
  let lastAt = Date.now()
  return {
    spend(length, now) {
      left = Math.min(burst, left + ((now - lastAt) * perSecond) / 1000) - 1 - length / bytes
      lastAt = now
      return left >= 0
    },
  }
}
