/** Without a sign of the reader for so long, nobody is taken to look at the page, in milliseconds. */
export const longestRest = 60_000
/** More than this between two looks at the clock is a machine that slept, in milliseconds. */
const longestStep = 2_000

/** Adds up how long each page was looked at; times are milliseconds of any steady clock. */
export function readingTime(pages: number, begun: number) {
  const spent = Array.from({ length: pages }, () => 0)
  let [last, active] = [begun, begun]
  return {
    /** The reader did something: scrolled, moved, pressed. */
    act(now: number): void {
      active = now
    },
    /** Counts what has passed since the last call for a page, the first is 1, if it was seen. */
    pass(now: number, page: number, isSeen: boolean): void {
      const step = Math.min(now - last, longestStep)
      last = now
      const at = page - 1
      if (isSeen && now - active < longestRest && spent[at] !== undefined) spent[at] += step
    },
    /** Whole seconds of each page so far. */
    seconds: (): number[] => spent.map((each) => Math.floor(each / 1000)),
  }
}
