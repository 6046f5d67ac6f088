/** Readers without activity for this long are considered away, in milliseconds. */
export const longestRest = 60_000
/** Longer gaps between calls mean that the computer was asleep, in milliseconds. */
const longestStep = 2_000

/** Adds up how long each page was viewed. Times are milliseconds of a monotonic clock. */
export function readingTime(pages: number, begun: number) {
  const spent = Array.from({ length: pages }, () => 0)
  let [last, active] = [begun, begun]
  return {
    /** The reader was active: scrolled, moved the pointer or pressed a key. */
    act(now: number): void {
      active = now
    },
    /** Adds the time since the last call to a page (starting at 1), if it was visible. */
    pass(now: number, page: number, isSeen: boolean): void {
      const step = Math.min(now - last, longestStep)
      last = now
      const at = page - 1
      if (isSeen && now - active < longestRest && spent[at] !== undefined) spent[at] += step
    },
    /** Seconds per page so far. */
    seconds: (): number[] => spent.map((each) => Math.floor(each / 1000)),
  }
}
