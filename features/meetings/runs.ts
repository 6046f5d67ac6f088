/** Starts that follow each other at the same intervals, both ends included. */
export interface Run {
  first: string
  last: string
}

/** Starts in order as runs: a free day is one of them. @param step the interval in minutes */
export function runsOf(starts: readonly Date[], step: number): Run[] {
  const firsts = starts.flatMap((start, at) => (start.getTime() - (starts[at - 1]?.getTime() ?? 0) === step * 60_000 ? [] : [at]))
  const timeOf = (at: number) => starts[at]?.toISOString() ?? ''
  return firsts.map((first, at) => ({ first: timeOf(first), last: timeOf((firsts[at + 1] ?? starts.length) - 1) }))
}

/** The starts of runs, in order. */
export function startsOf({ step, runs }: { step: number; runs: readonly Run[] }): string[] {
  return runs.flatMap(({ first, last }) => {
    const from = Date.parse(first)
    const count = Math.round((Date.parse(last) - from) / (step * 60_000)) + 1
    return Array.from({ length: count }, (_, at) => new Date(from + at * step * 60_000).toISOString())
  })
}
