/** Starts that follow each other at the same intervals. */
export interface Run {
  first: string
  count: number
}

/** Starts in order, in milliseconds since 1970, as runs: a free day is one of them. @param step the interval in minutes */
export function runsOf(starts: readonly number[], step: number): Run[] {
  const runs: Run[] = []
  let run: Run | undefined
  let next = 0
  for (const start of starts) {
    if (run && start === next) run.count += 1
    else runs.push((run = { first: new Date(start).toISOString(), count: 1 }))
    next = start + step * 60_000
  }
  return runs
}

/** The starts of runs, in order. */
export function startsOf({ step, runs }: { step: number; runs: readonly Run[] }): string[] {
  return runs.flatMap(({ first, count }) => {
    const from = Date.parse(first)
    return Array.from({ length: count }, (_, at) => new Date(from + at * step * 60_000).toISOString())
  })
}
